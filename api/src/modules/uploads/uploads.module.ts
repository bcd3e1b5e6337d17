import { defineModule } from '../module.js';
import { PictureRenderer } from './picture-renderer.js';
import { PicturesService, uploadLimit } from './pictures.service.js';

export const uploadsModule = defineModule({
  start({ config, dataSource, files, log, rateLimits }) {
    const renderer = new PictureRenderer(config.rateLimitFactor, log);
    const pictures = new PicturesService(files, dataSource, rateLimits.counter(uploadLimit), renderer);
    return {
      services: { pictures },
      housekeeping: { 'unused pictures': () => pictures.sweep() },
      close: () => renderer.close(),
    };
  },
});
