import type { Reauthentication } from '../auth/reauthentication.js';
import type { SecondFactors } from '../auth/second-factors.js';
import { defineModule, type Platform } from '../module.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { Authenticator } from './authenticator.entity.js';
import { FactorProofs } from './factor-proofs.service.js';
import { FactorRuleService } from './factor-rule.service.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { Passkey } from './passkey.entity.js';
import { deleteOldChallenges } from './second-factor.queries.js';
import { Passkeys } from './passkeys.js';
import { passkeysResolvers } from './passkeys.resolvers.js';
import { passkeysRoutes } from './passkeys.routes.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { secondFactorResolvers } from './second-factor.resolvers.js';
import { secondFactorRoutes } from './second-factor.routes.js';
import { SecondFactorService } from './second-factor.service.js';
import { TotpKeys } from './totp-keys.js';

export type { Passkey } from './passkey.entity.js';
export type { SecondFactor } from './second-factor.service.js';

interface Needed {
  readonly reauthentication: Reauthentication;
  readonly restaurant: RestaurantService;
  readonly secondFactors: SecondFactors;
}

/** For logins, which are of an earlier module. */
export const secondFactorsOf = (platform: Platform): SecondFactors =>
  new FactorProofs({
    ...platform,
    keys: new TotpKeys(platform.settingsKey),
    passkeys: new Passkeys(platform),
  });

export const secondFactorModule = defineModule({
  tag: 'Accounts',
  entities: [Authenticator, Passkey, PasskeyChallenge, RecoveryCode],
  start({ clock, connections, dataSource, log, outbox, rateLimits, settingsKey }, needed: Needed) {
    const keys = new TotpKeys(settingsKey);
    const service = new SecondFactorService({ ...needed, clock, dataSource, keys, log, outbox, rateLimits });
    const passkeys = new PasskeysService({
      ...needed,
      dataSource,
      log,
      outbox,
      rateLimits,
      passkeys: new Passkeys({ connections, dataSource }),
    });
    const rule = new FactorRuleService({ ...needed, dataSource, outbox });
    return {
      services: {},
      resolvers: [secondFactorResolvers(service, rule), passkeysResolvers(passkeys, service)],
      routes: [...secondFactorRoutes(service, rule), ...passkeysRoutes(passkeys, service)],
      housekeeping: { 'challenges of passkeys': () => deleteOldChallenges(dataSource.manager) },
    };
  },
});
