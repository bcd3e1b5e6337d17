import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  DateTime: { input: 'string', output: 'string' },
  Date: 'string',
  Time: 'string',
  Rupees: 'number',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'api/src/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.js#Context',
        enumsAsTypes: true,
        enumValues: {
          AddressLabel: '../../modules/addresses/address-label.js#AddressLabel',
          Allergen: '../../modules/menu/dish-attributes.js#Allergen',
          DishMark: '../../modules/menu/dish-attributes.js#DishMark',
          MailState: '../../modules/notifications/mail-state.js#MailState',
          OrderPause: '../../modules/restaurant/restaurant.input.js#OrderPause',
          OrderProblemReason: '../../modules/contact/order-problem-reasons.js#OrderProblemReason',
          OrderStatus: '../../modules/orders/order-status.js#OrderStatus',
          OrderWay: '../../modules/restaurant/order-ways.js#OrderWay',
          PaymentMode: '../../modules/payments/payment-mode.js#PaymentMode',
          PaymentStatus: '../../modules/payments/payment-mode.js#PaymentStatus',
          PaymentState: '../../modules/payments/payment-state.js#PaymentState',
          PhoneCodeChannel: '../../modules/phones/phone-code-channel.js#PhoneCodeChannel',
          Permission: '../../modules/auth/permissions.js#Permission',
          QuoteProblemCode: '../../modules/quote/quote.js#QuoteProblemCode',
          RefundState: '../../modules/payments/payment-state.js#RefundState',
          Role: '../../modules/auth/role.js#Role',
          SetupWarning: '../../app/setup-warnings.js#SetupWarning',
        },
        mappers: {
          ContactMessage:
            '../../modules/contact/contact-message.entity.js#ContactMessage as ContactMessageEntity',
          MailDelivery: '../../modules/notifications/delivery.entity.js#Delivery as DeliveryEntity',
          Notification:
            '../../modules/notifications/notification.entity.js#Notification as NotificationEntity',
          DeviceSession: '../../modules/auth/sessions.service.js#DeviceSession as DeviceSessionEntity',
          SavedAddress: '../../modules/addresses/saved-address.entity.js#SavedAddress as SavedAddressEntity',
          User: '../../modules/auth/user.entity.js#User as UserEntity',
          Booking: '../../modules/bookings/booking.entity.js#Booking as BookingEntity',
          Category: '../../modules/menu/category.entity.js#Category as CategoryEntity',
          MenuItem: '../../modules/menu/menu-item.entity.js#MenuItem as MenuItemEntity',
          Restaurant: '../../modules/restaurant/restaurant.service.js#Restaurant as RestaurantSnapshot',
          Payment: '../../modules/payments/payment.entity.js#Payment as PaymentEntity',
          Refund: '../../modules/payments/refund.entity.js#Refund as RefundEntity',
          GuestLink: '../../modules/guests/guests.service.js#OpenedLink',
          Order: '../../modules/orders/order.entity.js#Order as OrderEntity',
          OrderState: '../../modules/orders/order.entity.js#Order as OrderEntity',
          OptionGroup: '../../modules/menu/menu.queries.js#VersionedGroup',
          OptionChoice: '../../modules/menu/dish-options.js#OfferedChoice',
          DishOptions: '../../modules/menu/dish-options.js#DishOptions as OptionsOfDish',
          ChoiceOverride: '../../modules/menu/dish-options.js#ChoiceOverride as OwnChoice',
          ChosenOption: '../../modules/menu/dish-options.js#ChosenOption as KeptChoice',
          OrderProblem: '../../modules/contact/order-problem.js#OrderProblem as OrderProblemMessage',
          OrderItem: '../../modules/quote/quote-lines.js#PricedLine',
          DeliveryZone: '../../modules/restaurant/delivery-zones.js#DeliveryZone as DeliveryZoneRow',
          PhoneConfirmation:
            '../../modules/phones/phone-confirmation.entity.js#PhoneConfirmation as PhoneConfirmationEntity',
          Quote: '../../modules/quote/quote.js#Quote as QuotedCart',
          OrderStatusChange:
            '../../modules/orders/order-status-change.entity.js#OrderStatusChange as OrderStatusChangeEntity',
        },
        scalars: { ...scalars, DateTime: { input: 'string', output: 'Date' } },
        useTypeImports: true,
        avoidOptionals: { field: true, object: true },
        makeResolverTypeCallable: false,
      },
    },
    'api/src/graphql/generated/operation-names.ts': {
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**'],
      plugins: ['./api/scripts/operation-names.mjs'],
    },
    'web/test/generated/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { enumsAsTypes: true, useTypeImports: true, scalars },
    },
    'web/src/gql/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**'],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: { enumsAsTypes: true, useTypeImports: true, scalars },
    },
  },
};

export default config;
