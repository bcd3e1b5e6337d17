import { sentences } from '../../platform/sentences.js';

export const say = sentences('dashboard', {
  welcome: ['Welcome back, {name}!', 'फिर से स्वागत है, {name}!'],
});
