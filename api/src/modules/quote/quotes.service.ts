import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import { quote, type Quote, type QuoteRequest } from './quote.js';

export class QuotesService {
  constructor(private readonly menus: MenuSnapshots) {}

  /** Prices a cart now, with the problems that prevent ordering it. Needs no login. */
  async quote(request: QuoteRequest): Promise<Quote> {
    return quote(await this.menus.current(), request);
  }
}
