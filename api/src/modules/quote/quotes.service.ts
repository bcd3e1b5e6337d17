import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import { quote, type Quote, type QuoteRequest } from './quote.js';

export class QuotesService {
  constructor(private readonly menus: MenuSnapshots) {}

  /** What a cart would cost now, and what speaks against ordering it. Needs no login. */
  async quote(request: QuoteRequest): Promise<Quote> {
    return quote(await this.menus.current(), request);
  }
}
