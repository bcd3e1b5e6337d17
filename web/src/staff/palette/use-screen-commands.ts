import { useNavigate } from 'react-router-dom';
import { usePermittedScreens } from '../links';
import { sectionNames } from '../settings/section-names';
import { useTexts } from '../texts/texts';
import type { Command } from './command';

/** Opens the screens that the user may open, and the sections of the settings. */
export function useScreenCommands(): Command[] {
  const t = useTexts();
  const navigate = useNavigate();
  const open = (to: string, label: string, keys?: string): Command => ({
    id: to,
    label,
    ...(keys && { keys }),
    run: () => void navigate(to),
  });
  return usePermittedScreens().flatMap(({ to, title, letter }) => [
    open(to, t(title), letter && `KeyG Key${letter}`),
    ...(to === '/admin/settings'
      ? sectionNames.map((name) => open(`${to}/${name}`, `${t(title)} · ${t(`settingsSection.${name}`)}`))
      : []),
  ]);
}
