import type { BillBookService } from '../bill-book/bill-book.service.js';
import type { CustomersService } from '../customers/customers.service.js';
import type { KitchenService } from '../kitchen/kitchen.service.js';
import type { MessagesService } from '../messages/messages.service.js';
import { defineModule } from '../module.js';
import type { OrderChanges } from '../orders/order-changes.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { AutomaticPrintsService } from './automatic-prints.service.js';
import { BillPrintsService } from './bill-prints.service.js';
import { livePrinting } from './live-printing.js';
import { NetworkPrinters } from './network-channel.js';
import { PrintJobsService } from './print-jobs.service.js';
import { PrintPagesService } from './print-pages.service.js';
import { Printer } from './printer.entity.js';
import { PrinterWatchService } from './printer-watch.service.js';
import { PrintersService } from './printers.service.js';
import { PrintingNews } from './printing-news.js';
import { printingResolvers } from './printing.resolvers.js';
import { printingRoutes } from './printing.routes.js';
import { printingSubscribers } from './printing.subscribers.js';
import { programsRoutes } from './programs.routes.js';
import { ProgramsService } from './programs.service.js';
import { TakenJobsService } from './taken-jobs.service.js';

export type { PrintJob } from './print-job.js';
export type { PrinterWithToken } from './printers.service.js';
export type { PrinterRow as Printer } from './printing.queries.js';
export type { TakenPrintJob } from './taken-jobs.service.js';

interface Needed {
  readonly billBook: BillBookService;
  readonly customers: CustomersService;
  readonly kitchen: KitchenService;
  readonly messages: MessagesService;
  readonly orderChanges: OrderChanges;
  readonly orders: OrdersService;
  readonly restaurant: RestaurantService;
}

export const printingModule = defineModule({
  tag: 'Printing',
  entities: [Printer],
  start(
    { clock, dataSource, log, outbox, ownServers, pubsub, rateLimits },
    { billBook, customers, kitchen, messages, orderChanges, orders, restaurant }: Needed,
  ) {
    const news = new PrintingNews(pubsub);
    const bills = new BillPrintsService({ billBook, now: clock, orderChanges, outbox });
    const pages = new PrintPagesService({
      billBook,
      bills,
      customers,
      dataSource,
      kitchen,
      now: clock,
      orders,
      restaurant,
    });
    const network = new NetworkPrinters({ dataSource, log, pages, news, ownServers });
    messages.setChannel('print', network.channel());
    const printers = new PrintersService(dataSource, news, ownServers);
    const printJobs = new PrintJobsService(dataSource, outbox, { bills, orders, restaurant }, news, clock);
    const takenJobs = new TakenJobsService({ dataSource, log, jobs: printJobs, pages, news });
    const programs = new ProgramsService({ dataSource, log, pages, news, pubsub, rateLimits });
    const watch = new PrinterWatchService(dataSource, network, news, clock);
    const services = { printers, printJobs, takenJobs };
    return {
      services,
      resolvers: [printingResolvers(services), livePrinting(pubsub).resolvers],
      routes: [...printingRoutes(services), ...programsRoutes(programs)],
      subscribers: printingSubscribers(
        new AutomaticPrintsService(dataSource, orders, restaurant, news, bills),
      ),
      due: {
        'jobs of printers': () => watch.attend(),
        'printers that could not print': () => watch.checkStopped(),
      },
    };
  },
});
