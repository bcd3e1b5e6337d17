/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  subscription RestaurantChanged {\n    restaurantChanged {\n      ...ShownRestaurant\n    }\n  }\n": typeof types.RestaurantChangedDocument,
    "\n  query MenuSuggestions($search: String!) {\n    menu(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n    similarDishes(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n  }\n": typeof types.MenuSuggestionsDocument,
    "\n  fragment MenuCategory on Category {\n    id\n    name\n    hindiName\n    servedFrom\n    servedUntil\n  }\n": typeof types.MenuCategoryFragmentDoc,
    "\n  fragment MenuCard on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n  }\n": typeof types.MenuCardFragmentDoc,
    "\n  fragment WholeDish on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n    taxClass\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n  }\n": typeof types.WholeDishFragmentDoc,
    "\n  fragment WholeCategory on Category {\n    id\n    version\n    name\n    hindiName\n    isHidden\n    servedFrom\n    servedUntil\n  }\n": typeof types.WholeCategoryFragmentDoc,
    "\n  fragment Change on MenuChange {\n    kind\n    id\n    item {\n      id\n      ...WholeDish\n    }\n    group {\n      id\n      ...WholeGroup\n    }\n    category {\n      id\n      ...WholeCategory\n    }\n  }\n": typeof types.ChangeFragmentDoc,
    "\n  subscription MenuChanged {\n    menuChanged {\n      ...Change\n    }\n  }\n": typeof types.MenuChangedDocument,
    "\n  subscription FullMenuChanged {\n    menuChanged: fullMenuChanged {\n      ...Change\n    }\n  }\n": typeof types.FullMenuChangedDocument,
    "\n  query Menu {\n    menu {\n      ...MenuCard\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n    categories {\n      ...MenuCategory\n    }\n  }\n": typeof types.MenuDocument,
    "\n  fragment WholeGroup on OptionGroup {\n    id\n    version\n    name\n    minChoices\n    maxChoices\n    maxEach\n    choices {\n      id\n      name\n      price\n      isDefault\n      soldOut {\n        until\n      }\n    }\n  }\n": typeof types.WholeGroupFragmentDoc,
    "\n  subscription PortionsChanged {\n    portionsChanged {\n      dishId\n      left\n    }\n  }\n": typeof types.PortionsChangedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    title\n    body\n    link\n    readAt\n    createdAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  subscription NotificationReceived {\n    notificationReceived {\n      id\n      kind\n      title\n      createdAt\n      readAt\n      ...NotificationItem\n    }\n  }\n": typeof types.NotificationReceivedDocument,
    "\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        createdAt\n        readAt\n        ...NotificationItem\n      }\n      unreadCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead($ids: [ID!]) {\n    markNotificationsRead(ids: $ids)\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  fragment ChangedLine on ChangedLine {\n    name\n    choices {\n      choiceId\n      group\n      name\n      quantity\n    }\n    note\n    before\n    after\n  }\n": typeof types.ChangedLineFragmentDoc,
    "\n  fragment IncludedTaxes on BillTaxes {\n    pricesInclude\n    included\n  }\n": typeof types.IncludedTaxesFragmentDoc,
    "\n  fragment InvoiceLine on Invoice {\n    number\n    isCancelled\n  }\n": typeof types.InvoiceLineFragmentDoc,
    "\n  query Restaurant {\n    restaurant {\n      ...ShownRestaurant\n    }\n  }\n": typeof types.RestaurantDocument,
    "\n  fragment ShownRestaurant on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    phone\n    whatsapp\n    email\n    coordinates {\n      lat\n      lng\n    }\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n    }\n    phoneRequired\n    guestsAllowed\n    pricesWithoutTax\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    ordering {\n      takesOrders\n      pausedUntil\n      busyMinutes\n      periods {\n        from\n        until\n      }\n    }\n  }\n": typeof types.ShownRestaurantFragmentDoc,
    "\n  query PhoneCodeChannels {\n    restaurant {\n      phoneCodeChannels\n    }\n  }\n": typeof types.PhoneCodeChannelsDocument,
    "\n  fragment SessionUser on User {\n    id\n    name\n    email\n    isGuest\n    phone\n    role\n    staffRole\n    permissions\n    lacksSecondFactor\n    profilePicture\n  }\n": typeof types.SessionUserFragmentDoc,
    "\n  query Me {\n    me {\n      ...SessionUser\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation LogoutEverywhere {\n    logoutEverywhere\n  }\n": typeof types.LogoutEverywhereDocument,
    "\n  mutation ProveSecondFactor($proof: SecondFactorProofInput!) {\n    proveSecondFactor(proof: $proof)\n  }\n": typeof types.ProveSecondFactorDocument,
    "\n  mutation RequestPasskey {\n    requestPasskey\n  }\n": typeof types.RequestPasskeyDocument,
    "\n  query AboutText {\n    restaurant {\n      aboutHeading\n      aboutText\n      hindiAboutHeading\n      hindiAboutText\n    }\n  }\n": typeof types.AboutTextDocument,
    "\n  query ThisDevice {\n    sessions {\n      id\n      browser\n      system\n      isCurrent\n    }\n  }\n": typeof types.ThisDeviceDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  fragment DeviceSession on DeviceSession {\n    id\n    browser\n    system\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n": typeof types.DeviceSessionFragmentDoc,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  query InvitationOfLink($token: String!) {\n    invitation(token: $token) {\n      name\n      email\n      role\n      invitedBy\n      problem\n    }\n  }\n": typeof types.InvitationOfLinkDocument,
    "\n  mutation KeepOrders($input: KeepOrdersInput!) {\n    keepOrders(input: $input) {\n      ...SessionUser\n    }\n  }\n": typeof types.KeepOrdersDocument,
    "\n  mutation UndoAccountChange($token: String!) {\n    undoAccountChange(token: $token) {\n      email\n      resetToken\n    }\n  }\n": typeof types.UndoAccountChangeDocument,
    "\n  query AccountSafety {\n    me {\n      id\n      isEmailConfirmed\n    }\n    sessions {\n      id\n      ...DeviceSession\n    }\n  }\n": typeof types.AccountSafetyDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...DeviceSession\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...DeviceSession\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  fragment GuestSession on Session {\n    token\n    user {\n      ...SessionUser\n    }\n  }\n": typeof types.GuestSessionFragmentDoc,
    "\n  mutation ContinueAsGuest($input: GuestInput!) {\n    continueAsGuest(input: $input) {\n      ...GuestSession\n    }\n  }\n": typeof types.ContinueAsGuestDocument,
    "\n  mutation OpenGuestLink($token: String!) {\n    openGuestLink(token: $token) {\n      ...GuestSession\n    }\n  }\n": typeof types.OpenGuestLinkDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  mutation JoinByInvitation($token: String!, $currentPassword: String!) {\n    joinByInvitation(token: $token, currentPassword: $currentPassword) {\n      ...SessionUser\n    }\n  }\n": typeof types.JoinByInvitationDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!, $idempotencyKey: String) {\n    register(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation LoginWithSecondFactor($input: SecondFactorLoginInput!) {\n    loginWithSecondFactor(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.LoginWithSecondFactorDocument,
    "\n  mutation RequestPasskeyForLogin($ticket: String!) {\n    requestPasskeyForLogin(ticket: $ticket)\n  }\n": typeof types.RequestPasskeyForLoginDocument,
    "\n  query TwoStep {\n    secondFactor {\n      ...TwoStepState\n    }\n  }\n": typeof types.TwoStepDocument,
    "\n  fragment TwoStepState on SecondFactor {\n    id\n    since\n    methods\n    authenticatorSince\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isDemanded\n  }\n": typeof types.TwoStepStateFragmentDoc,
    "\n  mutation StartAuthenticator($currentPassword: String) {\n    startAuthenticator(currentPassword: $currentPassword) {\n      key\n      url\n    }\n  }\n": typeof types.StartAuthenticatorDocument,
    "\n  mutation ConfirmAuthenticator($digits: String!) {\n    confirmAuthenticator(digits: $digits) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n": typeof types.ConfirmAuthenticatorDocument,
    "\n  mutation StartPasskey($currentPassword: String) {\n    startPasskey(currentPassword: $currentPassword)\n  }\n": typeof types.StartPasskeyDocument,
    "\n  mutation ConfirmPasskey($passkey: NewPasskeyInput!, $name: String!) {\n    confirmPasskey(passkey: $passkey, name: $name) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n": typeof types.ConfirmPasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      ...TwoStepState\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!, $currentPassword: String) {\n    removePasskey(id: $id, currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation RenewRecoveryCodes($currentPassword: String) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation TurnOffSecondFactor($currentPassword: String) {\n    turnOffSecondFactor(currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n": typeof types.TurnOffSecondFactorDocument,
    "\n  fragment SavedAddressParts on SavedAddress {\n    id\n    label\n    name\n    flat\n    street\n    landmark\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    savedAt\n  }\n": typeof types.SavedAddressPartsFragmentDoc,
    "\n  query SavedAddresses {\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n": typeof types.SavedAddressesDocument,
    "\n  mutation AddAddress($input: SavedAddressInput!, $idempotencyKey: String) {\n    addAddress(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.AddAddressDocument,
    "\n  mutation UpdateAddress($id: ID!, $input: SavedAddressInput!) {\n    updateAddress(id: $id, input: $input) {\n      ...SavedAddressParts\n    }\n  }\n": typeof types.UpdateAddressDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveAddressDocument,
    "\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      deliveryFrom\n      zone {\n        id\n        name\n        freeFrom\n      }\n      total\n      promisedFrom\n      promisedUntil\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n": typeof types.QuoteDocument,
    "\n  fragment BillLines on BillDocument {\n    headings {\n      item\n      hsn\n      quantity\n      unitPrice\n      rate\n      taxable\n      amount\n    }\n    lines {\n      name\n      choices\n      hsn\n      rate\n      quantity\n      unitPrice\n      taxable\n      amount\n    }\n  }\n": typeof types.BillLinesFragmentDoc,
    "\n  fragment BillTaxes on BillDocument {\n    headings {\n      hsn\n      taxable\n      cgst\n      sgst\n    }\n    taxes {\n      hsn\n      halfRate\n      taxable\n      cgst\n      sgst\n    }\n  }\n": typeof types.BillTaxesFragmentDoc,
    "\n  query BillDocument($orderId: ID!) {\n    billDocument(orderId: $orderId) {\n      title\n      number\n      ...BillSheet\n    }\n  }\n": typeof types.BillDocumentDocument,
    "\n  fragment BillParty on BillParty {\n    name\n    address\n    facts {\n      label\n      value\n    }\n  }\n": typeof types.BillPartyFragmentDoc,
    "\n  fragment BillSheet on BillDocument {\n    language\n    title\n    remarks\n    seller {\n      ...BillParty\n    }\n    facts {\n      label\n      value\n    }\n    buyerHeading\n    buyer {\n      ...BillParty\n    }\n    sums {\n      label\n      amount\n    }\n    total {\n      label\n      amount\n    }\n    totalInWords\n    fssaiLink\n    fssaiText\n    closing\n    ...BillLines\n    ...BillTaxes\n  }\n": typeof types.BillSheetFragmentDoc,
    "\n  fragment BookingCard on Booking {\n    id\n    date\n    time\n    startsAt\n    guests\n    message\n    paymentMode\n    paymentStatus\n    ...CancelBooking\n    ...EditBooking\n  }\n": typeof types.BookingCardFragmentDoc,
    "\n  fragment CancelBooking on Booking {\n    id\n    date\n    time\n    guests\n    feeRefundableUntil\n    payment {\n      id\n      amount\n    }\n  }\n": typeof types.CancelBookingFragmentDoc,
    "\n  fragment EditBooking on Booking {\n    id\n    date\n    time\n    guests\n    message\n    feeRefundableUntil\n    ...CancelBooking\n  }\n": typeof types.EditBookingFragmentDoc,
    "\n  mutation StartBookingPayment($input: BookTableInput!, $idempotencyKey: String!) {\n    startBookingPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n": typeof types.StartBookingPaymentDocument,
    "\n  mutation BookTable($input: BookTableInput!, $idempotencyKey: String!) {\n    bookTable(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      confirmation\n    }\n  }\n": typeof types.BookTableDocument,
    "\n  query BookingRules {\n    bookingRules {\n      firstDate\n      lastDate\n      days {\n        date\n        seatings {\n          first\n          last\n        }\n        reason\n      }\n      stayMinutes\n      maxGuests\n      fee\n    }\n  }\n": typeof types.BookingRulesDocument,
    "\n  mutation CancelBooking($id: ID!) {\n    cancelBooking(id: $id) {\n      id\n      cancelledAt\n    }\n  }\n": typeof types.CancelBookingDocument,
    "\n  query FreeTimes($date: Date!, $guests: Int!, $exceptBooking: ID) {\n    freeTimes(date: $date, guests: $guests, exceptBooking: $exceptBooking)\n  }\n": typeof types.FreeTimesDocument,
    "\n  subscription FreeTimesChanged($date: Date!) {\n    freeTimesChanged(date: $date)\n  }\n": typeof types.FreeTimesChangedDocument,
    "\n  query MyBookings($first: Int!, $after: String) {\n    myBookings(first: $first, after: $after) {\n      nodes {\n        id\n        ...BookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyBookingsDocument,
    "\n  subscription MyBookingsChanged {\n    myBookingsChanged\n  }\n": typeof types.MyBookingsChangedDocument,
    "\n  mutation UpdateBooking($id: ID!, $input: UpdateBookingInput!) {\n    updateBooking(id: $id, input: $input) {\n      id\n      ...BookingCard\n    }\n  }\n": typeof types.UpdateBookingDocument,
    "\n  query LastDelivery {\n    myOrders(first: 10) {\n      nodes {\n        id\n        way\n        address\n        phone\n        buyer {\n          name\n          gstin\n        }\n        placedAt\n        coordinates {\n          lat\n          lng\n        }\n      }\n    }\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n": typeof types.LastDeliveryDocument,
    "\n  mutation StartOrderPayment($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    startOrderPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n": typeof types.StartOrderPaymentDocument,
    "\n  query OrderSlots {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n": typeof types.OrderSlotsDocument,
    "\n  mutation SendPhoneCode($phone: String!, $channel: PhoneCodeChannel!) {\n    sendPhoneCode(phone: $phone, channel: $channel) {\n      phone\n      isConfirmed\n      channel\n    }\n  }\n": typeof types.SendPhoneCodeDocument,
    "\n  mutation ConfirmPhone($phone: String!, $digits: String!) {\n    confirmPhone(phone: $phone, digits: $digits) {\n      phone\n      isConfirmed\n    }\n  }\n": typeof types.ConfirmPhoneDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      version\n      status\n      placedAt\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  mutation SendContactMessage($input: ContactInput!, $website: String, $idempotencyKey: String) {\n    sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {\n      id\n      acknowledgement\n    }\n  }\n": typeof types.SendContactMessageDocument,
    "\n  query LegalTexts {\n    restaurant {\n      privacyText\n      termsText\n      refundText\n      stayMinutes\n      bookingFee\n      refundHours\n    }\n  }\n": typeof types.LegalTextsDocument,
    "\n  query TableOfCode($code: String!) {\n    tableOfCode(code: $code) {\n      id\n      name\n    }\n  }\n": typeof types.TableOfCodeDocument,
    "\n  fragment CancelOrder on Order {\n    id\n    status\n    user {\n      id\n    }\n    payment {\n      id\n      version\n      left\n    }\n  }\n": typeof types.CancelOrderFragmentDoc,
    "\n  mutation CancelOrder($id: ID!) {\n    cancelOrder(id: $id) {\n      ...OrderState\n      ...PaymentLine\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  fragment CancelReason on Order {\n    id\n    cancelReason\n    isCancelledByCustomer\n    user {\n      id\n    }\n  }\n": typeof types.CancelReasonFragmentDoc,
    "\n  fragment ChangedOrder on Order {\n    id\n    status\n    takingsExcess\n    changes {\n      kind\n      version\n      reason\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n    }\n    ...DuePayment\n  }\n": typeof types.ChangedOrderFragmentDoc,
    "\n  fragment DuePayment on Order {\n    id\n    way\n    dueOnline\n    changes {\n      kind\n      version\n    }\n    user {\n      id\n    }\n  }\n": typeof types.DuePaymentFragmentDoc,
    "\n  fragment ExpectedTime on Order {\n    id\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n": typeof types.ExpectedTimeFragmentDoc,
    "\n  query GuestLink($token: String!, $orderId: ID) {\n    guestLink(token: $token, orderId: $orderId) {\n      canSignIn\n      isOwn\n      order {\n        ...StateOfOrder\n      }\n    }\n  }\n": typeof types.GuestLinkDocument,
    "\n  fragment StateOfOrder on OrderState {\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n": typeof types.StateOfOrderFragmentDoc,
    "\n  mutation CreateGuestLink {\n    createGuestLink\n  }\n": typeof types.CreateGuestLinkDocument,
    "\n  fragment OrderCard on Order {\n    id\n    name\n    version\n    way\n    status\n    total\n    slotAt\n    placedAt\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n": typeof types.OrderCardFragmentDoc,
    "\n  fragment OrderLines on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n": typeof types.OrderLinesFragmentDoc,
    "\n  fragment OrderProblem on Order {\n    id\n    placedAt\n    slotAt\n    problem {\n      id\n      reason\n      dishes\n      text\n      answeredAt\n      reply\n    }\n  }\n": typeof types.OrderProblemFragmentDoc,
    "\n  fragment OrderState on Order {\n    id\n    version\n    status\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      pricesInclude\n      included\n    }\n    invoice {\n      number\n      isCancelled\n    }\n    total\n    address\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    riderFirstName\n    paymentStatus\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n    history {\n      from\n      to\n      at\n      by\n    }\n    isScheduled\n    isAccepted\n    promisedFrom\n    promisedUntil\n    promiseReason\n    cancelReason\n    isCancelledByCustomer\n    isNotTaken\n  }\n": typeof types.OrderStateFragmentDoc,
    "\n  fragment TrackedOrder on Order {\n    id\n    name\n    day\n    version\n    way\n    tableName\n    status\n    isAccepted\n    riderFirstName\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    placedAt\n    history {\n      to\n      at\n    }\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n": typeof types.TrackedOrderFragmentDoc,
    "\n  mutation StartDuePayment($orderId: ID!, $idempotencyKey: String!) {\n    startDuePayment(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n": typeof types.StartDuePaymentDocument,
    "\n  query MyOrders($first: Int!, $after: String) {\n    myOrders(first: $first, after: $after) {\n      nodes {\n        id\n        placedAt\n        ...OrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyOrdersDocument,
    "\n  subscription MyOrdersUpdated {\n    myOrdersUpdated {\n      id\n      placedAt\n      ...OrderCard\n    }\n  }\n": typeof types.MyOrdersUpdatedDocument,
    "\n  mutation ReportOrderProblem($id: ID!, $input: OrderProblemInput!, $idempotencyKey: String) {\n    reportOrderProblem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OrderProblem\n    }\n  }\n": typeof types.ReportOrderProblemDocument,
    "\n  query TrackOrder($id: ID!) {\n    order(id: $id) {\n      id\n      name\n      way\n      status\n      ...TrackedOrder\n    }\n    restaurant {\n      acceptance {\n        isAutomatic\n      }\n    }\n  }\n": typeof types.TrackOrderDocument,
    "\n  subscription OrderUpdated($id: ID!) {\n    orderUpdated(id: $id) {\n      id\n      ...TrackedOrder\n    }\n  }\n": typeof types.OrderUpdatedDocument,
    "\n  fragment PaymentLine on Order {\n    id\n    way\n    status\n    paymentMode\n    paymentStatus\n    paid\n    due\n    takings {\n      id\n      method\n      undoneAt\n    }\n    payment {\n      id\n      version\n      amount\n      refunded\n      decision\n      refunds {\n        id\n        amount\n        state\n      }\n    }\n  }\n": typeof types.PaymentLineFragmentDoc,
    "\n  fragment PaymentNews on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    decision\n    order {\n      id\n    }\n    booking {\n      id\n    }\n    refunds {\n      id\n      amount\n      reason\n      state\n    }\n  }\n": typeof types.PaymentNewsFragmentDoc,
    "\n  fragment PaymentState on Payment {\n    id\n    version\n    state\n    refunded\n    left\n    decision\n  }\n": typeof types.PaymentStateFragmentDoc,
    "\n  fragment OnlineCheckout on Checkout {\n    keyId\n    amountInPaise\n    currency\n    scriptUrl\n    description\n    payment {\n      id\n      razorpayOrderId\n      ...PaymentNews\n    }\n  }\n": typeof types.OnlineCheckoutFragmentDoc,
    "\n  mutation VerifyPayment($proof: PaymentProofInput!) {\n    verifyPayment(proof: $proof) {\n      id\n      ...PaymentNews\n    }\n  }\n": typeof types.VerifyPaymentDocument,
    "\n  query PaymentSettings {\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n": typeof types.PaymentSettingsDocument,
    "\n  subscription PaymentUpdated($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n": typeof types.PaymentUpdatedDocument,
    "\n  query Payment($id: ID!) {\n    payment(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n": typeof types.PaymentDocument,
    "\n  fragment AuditCard on AuditEntry {\n    id\n    createdAt\n    actorName\n    device\n    approvedBy\n    act\n    subject\n    subjectId\n    subjectName\n    requestId\n    changes {\n      field\n      before\n      after\n    }\n  }\n": typeof types.AuditCardFragmentDoc,
    "\n  query AuditActors {\n    auditActors {\n      id\n      name\n    }\n  }\n": typeof types.AuditActorsDocument,
    "\n  query Audit(\n    $first: Int!\n    $after: String\n    $search: String\n    $subject: AuditSubject\n    $actorId: ID\n    $subjectId: ID\n    $fromDay: Date\n    $untilDay: Date\n  ) {\n    auditEntries(\n      first: $first\n      after: $after\n      search: $search\n      subject: $subject\n      actorId: $actorId\n      subjectId: $subjectId\n      fromDay: $fromDay\n      untilDay: $untilDay\n    ) {\n      nodes {\n        id\n        createdAt\n        ...AuditCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditDocument,
    "\n  fragment AdminBookingCard on Booking {\n    id\n    name\n    email\n    phone\n    date\n    time\n    startsAt\n    guests\n    tables\n    message\n    customer {\n      ...CustomerOrders\n    }\n    paymentMode\n    paymentStatus\n    cancelledAt\n    payment {\n      id\n      refunded\n    }\n  }\n": typeof types.AdminBookingCardFragmentDoc,
    "\n  subscription BookingsChanged {\n    bookingsChanged\n  }\n": typeof types.BookingsChangedDocument,
    "\n  query AdminBookings($first: Int!, $after: String) {\n    bookings(first: $first, after: $after, includeCancelled: true) {\n      nodes {\n        id\n        date\n        guests\n        cancelledAt\n        ...AdminBookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminBookingsDocument,
    "\n  mutation DeleteBooking($id: ID!, $approval: ID) {\n    deleteBooking(id: $id, approval: $approval) {\n      id\n    }\n  }\n": typeof types.DeleteBookingDocument,
    "\n  mutation RemoveConnection($kind: ConnectionKind!, $version: Int!, $currentPassword: String) {\n    removeConnection(kind: $kind, version: $version, currentPassword: $currentPassword)\n  }\n": typeof types.RemoveConnectionDocument,
    "\n  fragment ConnectionState on ConnectionState {\n    source\n    version\n    changedBy\n    changedAt\n  }\n": typeof types.ConnectionStateFragmentDoc,
    "\n  mutation SendTestMail($input: MailServerInput!) {\n    sendTestMail(input: $input)\n  }\n": typeof types.SendTestMailDocument,
    "\n  mutation SaveMailServer($input: MailServerInput!, $version: Int!, $currentPassword: String) {\n    saveMailServer(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...MailServerState\n    }\n  }\n": typeof types.SaveMailServerDocument,
    "\n  fragment MailServerState on MailConnection {\n    state {\n      ...ConnectionState\n    }\n    host\n    port\n    userName\n    fromName\n    fromAddress\n  }\n": typeof types.MailServerStateFragmentDoc,
    "\n  fragment SmsState on SmsConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    templateId\n  }\n": typeof types.SmsStateFragmentDoc,
    "\n  fragment WhatsAppState on WhatsAppConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    phoneNumberId\n    template\n    language\n  }\n": typeof types.WhatsAppStateFragmentDoc,
    "\n  fragment PublicAddressState on PublicAddressConnection {\n    state {\n      ...ConnectionState\n    }\n    url\n  }\n": typeof types.PublicAddressStateFragmentDoc,
    "\n  mutation CheckPublicAddress($url: String!) {\n    checkPublicAddress(url: $url)\n  }\n": typeof types.CheckPublicAddressDocument,
    "\n  mutation SavePublicAddress($url: String!, $version: Int!, $currentPassword: String) {\n    savePublicAddress(url: $url, version: $version, currentPassword: $currentPassword) {\n      ...PublicAddressState\n    }\n  }\n": typeof types.SavePublicAddressDocument,
    "\n  mutation CheckRazorpay($input: RazorpayInput!) {\n    checkRazorpay(input: $input)\n  }\n": typeof types.CheckRazorpayDocument,
    "\n  mutation SaveRazorpay($input: RazorpayInput!, $version: Int!, $currentPassword: String) {\n    saveRazorpay(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...RazorpayState\n    }\n  }\n": typeof types.SaveRazorpayDocument,
    "\n  fragment RazorpayState on RazorpayConnection {\n    state {\n      ...ConnectionState\n    }\n    keyId\n    keyEnding\n    acceptsWebhooks\n    ...RazorpayWebhook\n  }\n": typeof types.RazorpayStateFragmentDoc,
    "\n  fragment RazorpayWebhook on RazorpayConnection {\n    acceptsWebhooks\n    webhookUrl\n    lastWebhookAt\n    lastRefusedWebhookAt\n  }\n": typeof types.RazorpayWebhookFragmentDoc,
    "\n  mutation SendTestSms($input: SmsInput!, $phone: String!) {\n    sendTestSms(input: $input, phone: $phone)\n  }\n": typeof types.SendTestSmsDocument,
    "\n  mutation SaveSms($input: SmsInput!, $version: Int!, $currentPassword: String) {\n    saveSms(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...SmsState\n    }\n  }\n": typeof types.SaveSmsDocument,
    "\n  query Connections {\n    connections {\n      razorpay {\n        ...RazorpayState\n      }\n      mail {\n        ...MailServerState\n      }\n      sms {\n        ...SmsState\n      }\n      whatsApp {\n        ...WhatsAppState\n      }\n      address {\n        ...PublicAddressState\n      }\n    }\n  }\n": typeof types.ConnectionsDocument,
    "\n  query ShopAddress {\n    connections {\n      address {\n        url\n      }\n    }\n  }\n": typeof types.ShopAddressDocument,
    "\n  mutation SendTestWhatsApp($input: WhatsAppInput!, $phone: String!) {\n    sendTestWhatsApp(input: $input, phone: $phone)\n  }\n": typeof types.SendTestWhatsAppDocument,
    "\n  mutation SaveWhatsApp($input: WhatsAppInput!, $version: Int!, $currentPassword: String) {\n    saveWhatsApp(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...WhatsAppState\n    }\n  }\n": typeof types.SaveWhatsAppDocument,
    "\n  fragment CustomerOrders on Customer {\n    id\n    orderCount\n    notTakenCount\n  }\n": typeof types.CustomerOrdersFragmentDoc,
    "\n  fragment OrderStatusOverview on DashboardSummary {\n    pendingOrders\n    deliveredOrders\n  }\n": typeof types.OrderStatusOverviewFragmentDoc,
    "\n  fragment SummaryCards on DashboardSummary {\n    totalUsers\n    totalOrders\n    totalMenuItems\n    pendingOrders\n    deliveredOrders\n  }\n": typeof types.SummaryCardsFragmentDoc,
    "\n  query Dashboard {\n    dashboard {\n      message\n      summary {\n        asOf\n        ...SummaryCards\n        ...OrderStatusOverview\n      }\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  subscription DashboardUpdated {\n    dashboardUpdated {\n      asOf\n      ...SummaryCards\n      ...OrderStatusOverview\n    }\n  }\n": typeof types.DashboardUpdatedDocument,
    "\n  query DayFigures {\n    today {\n      day\n      orders\n      sales\n      averageMinutes\n      bestDishes {\n        name\n        quantity\n      }\n    }\n  }\n": typeof types.DayFiguresDocument,
    "\n  fragment RiderDelivery on Delivery {\n    id\n    name\n    version\n    status\n    statusSince\n    isToBringBack\n    customerName\n    address\n    coordinates {\n      lat\n      lng\n    }\n    note\n    phone\n    items\n    due\n    placedAt\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n": typeof types.RiderDeliveryFragmentDoc,
    "\n  query RiderDeliveries {\n    deliveries {\n      ...RiderDelivery\n    }\n  }\n": typeof types.RiderDeliveriesDocument,
    "\n  subscription RiderDeliveriesChanged {\n    deliveriesChanged\n  }\n": typeof types.RiderDeliveriesChangedDocument,
    "\n  mutation PickUpOrder($id: ID!) {\n    pickUpOrder(id: $id) {\n      ...RiderDelivery\n    }\n  }\n": typeof types.PickUpOrderDocument,
    "\n  mutation DeliverOrder($id: ID!, $received: TakingInput, $due: Rupees!) {\n    deliverOrder(id: $id, received: $received, due: $due) {\n      ...RiderDelivery\n    }\n  }\n": typeof types.DeliverOrderDocument,
    "\n  mutation ApproveAct($input: ApprovalInput!) {\n    approve(input: $input) {\n      id\n    }\n  }\n": typeof types.ApproveActDocument,
    "\n  fragment Tablet on OwnDevice {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    lockedSince\n    personUntil\n    person {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    approvers {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n": typeof types.TabletFragmentDoc,
    "\n  query OwnTablet {\n    ownDevice {\n      ...Tablet\n    }\n  }\n": typeof types.OwnTabletDocument,
    "\n  mutation EnterPin($personId: ID!, $pin: String!) {\n    enterPin(personId: $personId, pin: $pin) {\n      ...Tablet\n    }\n  }\n": typeof types.EnterPinDocument,
    "\n  mutation SetPin($personId: ID!, $pin: String!, $password: String!, $secondFactor: SecondFactorProofInput) {\n    setPin(personId: $personId, pin: $pin, password: $password, secondFactor: $secondFactor) {\n      ...Tablet\n    }\n  }\n": typeof types.SetPinDocument,
    "\n  mutation LeaveTablet {\n    leaveDevice {\n      ...Tablet\n    }\n  }\n": typeof types.LeaveTabletDocument,
    "\n  mutation KeepPerson {\n    keepPerson {\n      ...Tablet\n    }\n  }\n": typeof types.KeepPersonDocument,
    "\n  mutation NoteTablet($stamp: String, $appVersion: String, $batteryPercent: Int, $isCharging: Boolean) {\n    noteDevice(\n      stamp: $stamp\n      appVersion: $appVersion\n      batteryPercent: $batteryPercent\n      isCharging: $isCharging\n    )\n  }\n": typeof types.NoteTabletDocument,
    "\n  fragment DeviceCard on Device {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    registeredBy\n    registeredAt\n    lastSeenAt\n    appVersion\n    batteryPercent\n    isCharging\n    lockedSince\n    copiedSince\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n": typeof types.DeviceCardFragmentDoc,
    "\n  query RestaurantTablets {\n    devices {\n      id\n      ...DeviceCard\n    }\n  }\n": typeof types.RestaurantTabletsDocument,
    "\n  mutation RegisterDevice($input: DeviceInput!, $currentPassword: String) {\n    registerDevice(input: $input, currentPassword: $currentPassword) {\n      token\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": typeof types.RegisterDeviceDocument,
    "\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceCard\n    }\n  }\n": typeof types.UpdateDeviceDocument,
    "\n  mutation UnlockDevice($id: ID!) {\n    unlockDevice(id: $id) {\n      ...DeviceCard\n    }\n  }\n": typeof types.UnlockDeviceDocument,
    "\n  mutation RemovePin($deviceId: ID!, $personId: ID!) {\n    removePin(deviceId: $deviceId, personId: $personId) {\n      ...DeviceCard\n    }\n  }\n": typeof types.RemovePinDocument,
    "\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n": typeof types.EndDeviceDocument,
    "\n  fragment KitchenOrder on Order {\n    id\n    name\n    version\n    way\n    tableName\n    status\n    cancelReason\n    isCancelledByCustomer\n    placedAt\n    kitchenAt\n    slotAt\n    isScheduled\n    promisedUntil\n    isAccepted\n    kitchenStage\n    readyAt\n    bags\n    paymentMode\n    changesToSee {\n      ...ChangedLine\n    }\n    customer {\n      id\n      name\n    }\n    items {\n      key\n      menuItemId\n      name\n      category\n      quantity\n      choices {\n        group\n        name\n        quantity\n      }\n      note\n      isDone\n      allergens\n    }\n  }\n": typeof types.KitchenOrderFragmentDoc,
    "\n  query KitchenBoard {\n    kitchen {\n      orders {\n        ...KitchenOrder\n      }\n      finished {\n        ...KitchenOrder\n      }\n    }\n  }\n": typeof types.KitchenBoardDocument,
    "\n  query ChangedKitchenOrders($first: Int!, $filter: OrderFilter!) {\n    orders(first: $first, filter: $filter) {\n      nodes {\n        ...KitchenOrder\n      }\n    }\n  }\n": typeof types.ChangedKitchenOrdersDocument,
    "\n  query RefusalReasons {\n    restaurant {\n      acceptance {\n        reasons\n      }\n    }\n  }\n": typeof types.RefusalReasonsDocument,
    "\n  mutation KitchenAccept($id: ID!, $minutes: Int) {\n    order: acceptOrder(id: $id, minutes: $minutes) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenAcceptDocument,
    "\n  mutation KitchenRefuse($id: ID!, $reason: CancelReason!, $text: String) {\n    order: refuseOrder(id: $id, reason: $reason, text: $text) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenRefuseDocument,
    "\n  mutation KitchenLine($id: ID!, $line: String!, $isDone: Boolean!) {\n    order: setLineDone(orderId: $id, line: $line, isDone: $isDone) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenLineDocument,
    "\n  mutation KitchenReady($id: ID!, $version: Int!) {\n    order: markOrderReady(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenReadyDocument,
    "\n  mutation KitchenPacked($id: ID!, $bags: Int) {\n    order: setOrderPacked(id: $id, bags: $bags) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenPackedDocument,
    "\n  mutation KitchenHandOver($id: ID!) {\n    order: handOverOrder(id: $id) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenHandOverDocument,
    "\n  mutation KitchenChangeSeen($id: ID!, $version: Int!) {\n    order: confirmOrderChange(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenChangeSeenDocument,
    "\n  mutation KitchenRecall($id: ID!, $version: Int!) {\n    order: recallOrder(id: $id, version: $version) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenRecallDocument,
    "\n  mutation KitchenStatus($id: ID!, $status: OrderStatus!, $from: OrderStatus!) {\n    order: updateOrderStatus(id: $id, status: $status, from: $from) {\n      ...KitchenOrder\n    }\n  }\n": typeof types.KitchenStatusDocument,
    "\n  query KitchenStations {\n    restaurant {\n      stations {\n        name\n        categories\n      }\n    }\n  }\n": typeof types.KitchenStationsDocument,
    "\n  fragment MailCard on MailDelivery {\n    id\n    state\n    subject\n    text\n    tries\n    error\n    createdAt\n    nextTryAt\n    sentAt\n    address\n    recipient {\n      id\n      name\n    }\n  }\n": typeof types.MailCardFragmentDoc,
    "\n  query Mails($first: Int!, $after: String, $state: MailState) {\n    mailDeliveries(first: $first, after: $after, state: $state) {\n      nodes {\n        id\n        state\n        createdAt\n        ...MailCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MailsDocument,
    "\n  mutation RetryMail($id: ID!) {\n    retryMailDelivery(id: $id) {\n      id\n      state\n      createdAt\n      ...MailCard\n    }\n  }\n": typeof types.RetryMailDocument,
    "\n  query AdminOptions {\n    menu: fullMenu {\n      id\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n  }\n": typeof types.AdminOptionsDocument,
    "\n  mutation AddOptionGroup($input: OptionGroupInput!, $idempotencyKey: String!) {\n    addOptionGroup(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeGroup\n    }\n  }\n": typeof types.AddOptionGroupDocument,
    "\n  mutation UpdateOptionGroup($id: ID!, $input: OptionGroupInput!, $version: Int!) {\n    updateOptionGroup(id: $id, input: $input, version: $version) {\n      id\n      ...WholeGroup\n    }\n  }\n": typeof types.UpdateOptionGroupDocument,
    "\n  mutation DeleteOptionGroup($id: ID!) {\n    deleteOptionGroup(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteOptionGroupDocument,
    "\n  query AdminMenu {\n    menu: fullMenu {\n      id\n      ...WholeDish\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n    categories: allCategories {\n      id\n      ...WholeCategory\n    }\n  }\n": typeof types.AdminMenuDocument,
    "\n  mutation DeleteMenuItem($id: ID!) {\n    deleteMenuItem(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteMenuItemDocument,
    "\n  query DemoDishes {\n    demoDishes\n  }\n": typeof types.DemoDishesDocument,
    "\n  mutation RemoveDemoDishes {\n    removeDemoDishes {\n      id\n    }\n  }\n": typeof types.RemoveDemoDishesDocument,
    "\n  mutation ReorderDishes($ids: [ID!]!) {\n    reorderDishes(ids: $ids) {\n      id\n    }\n  }\n": typeof types.ReorderDishesDocument,
    "\n  mutation ReorderCategories($ids: [ID!]!) {\n    reorderCategories(ids: $ids) {\n      id\n    }\n  }\n": typeof types.ReorderCategoriesDocument,
    "\n  mutation AddCategory($input: CategoryInput!, $idempotencyKey: String!) {\n    addCategory(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeCategory\n    }\n  }\n": typeof types.AddCategoryDocument,
    "\n  mutation UpdateCategory($id: ID!, $input: CategoryInput!, $version: Int!) {\n    updateCategory(id: $id, input: $input, version: $version) {\n      id\n      ...WholeCategory\n    }\n  }\n": typeof types.UpdateCategoryDocument,
    "\n  mutation DeleteCategory($id: ID!) {\n    deleteCategory(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteCategoryDocument,
    "\n  mutation AddMenuItem($input: MenuItemInput!, $idempotencyKey: String!) {\n    addMenuItem(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeDish\n    }\n  }\n": typeof types.AddMenuItemDocument,
    "\n  mutation UpdateMenuItem($id: ID!, $input: MenuItemInput!, $version: Int!) {\n    updateMenuItem(id: $id, input: $input, version: $version) {\n      id\n      ...WholeDish\n    }\n  }\n": typeof types.UpdateMenuItemDocument,
    "\n  query TaxClasses {\n    restaurant {\n      taxClasses {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TaxClassesDocument,
    "\n  fragment MessageCard on ContactMessage {\n    id\n    name\n    email\n    message\n    createdAt\n    answeredAt\n    reply\n    canReply\n    customer {\n      ...CustomerOrders\n    }\n    problem {\n      id\n      orderId\n      orderName\n      answeredAt\n      ...StaffProblem\n    }\n  }\n": typeof types.MessageCardFragmentDoc,
    "\n  mutation AnswerContactMessage($id: ID!, $reply: String) {\n    answerContactMessage(id: $id, reply: $reply) {\n      id\n      ...MessageCard\n    }\n  }\n": typeof types.AnswerContactMessageDocument,
    "\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      id\n      ...MessageCard\n    }\n  }\n": typeof types.ReopenContactMessageDocument,
    "\n  query ContactMessages($first: Int!, $after: String, $isAnswered: Boolean) {\n    contactMessages(first: $first, after: $after, isAnswered: $isAnswered) {\n      nodes {\n        id\n        answeredAt\n        problem {\n          id\n          answeredAt\n        }\n        ...MessageCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ContactMessagesDocument,
    "\n  mutation SetOrdering($input: OrderingInput!) {\n    setOrdering(input: $input) {\n      ...ShownRestaurant\n    }\n  }\n": typeof types.SetOrderingDocument,
    "\n  fragment AdminOrderCard on Order {\n    id\n    name\n    version\n    way\n    tableName\n    isFirstAtTable\n    status\n    total\n    address\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    kitchenAt\n    isScheduled\n    isAccepted\n    cancelReason\n    isCancelledByCustomer\n    promisedUntil\n    paymentMode\n    paymentStatus\n    placedAt\n    user {\n      id\n      name\n      email\n      staffRole\n    }\n    customer {\n      name\n      phone\n      ...CustomerOrders\n    }\n    coordinates {\n      lat\n      lng\n    }\n    payment {\n      id\n      version\n      amount\n      left\n    }\n    problem {\n      ...StaffProblem\n    }\n    ...NotTaken\n    ...OrderChanges\n    ...OrderItems\n    ...OrderRider\n    ...PromisedTime\n    ...RefundPanel\n    ...Takings\n  }\n": typeof types.AdminOrderCardFragmentDoc,
    "\n  fragment OrderToChange on Order {\n    id\n    name\n    version\n    way\n    status\n    isScheduled\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    deliveryNote\n    slotAt\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n": typeof types.OrderToChangeFragmentDoc,
    "\n  query SlotsToChoose {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n": typeof types.SlotsToChooseDocument,
    "\n  mutation ChangeOrder(\n    $id: ID!\n    $input: OrderChangeInput!\n    $expectedVersion: Int!\n    $total: Rupees!\n    $approval: ID\n    $idempotencyKey: String!\n  ) {\n    changeOrder(\n      id: $id\n      input: $input\n      expectedVersion: $expectedVersion\n      total: $total\n      approval: $approval\n      idempotencyKey: $idempotencyKey\n    ) {\n      ...OrderState\n      ...OrderToChange\n      ...OrderChanges\n      ...RefundPanel\n      ...Takings\n    }\n  }\n": typeof types.ChangeOrderDocument,
    "\n  query OrderChangeQuote($id: ID!, $input: OrderChangeInput!) {\n    quoteOrderChange(id: $id, input: $input) {\n      version\n      changes {\n        ...ChangedLine\n      }\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      totalBefore\n      total\n      due\n      refund\n      takingsRefund\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n": typeof types.OrderChangeQuoteDocument,
    "\n  query DishesToAdd {\n    menu {\n      id\n      name\n      hindiName\n      price\n      soldOut {\n        until\n      }\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n  }\n": typeof types.DishesToAddDocument,
    "\n  query OrderForChange($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        ...OrderToChange\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OrderForChangeDocument,
    "\n  fragment NotTaken on Order {\n    id\n    isNotTaken\n  }\n": typeof types.NotTakenFragmentDoc,
    "\n  mutation SetOrderNotTaken($id: ID!, $isNotTaken: Boolean!) {\n    setOrderNotTaken(id: $id, isNotTaken: $isNotTaken) {\n      ...NotTaken\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n      customer {\n        ...CustomerOrders\n      }\n    }\n  }\n": typeof types.SetOrderNotTakenDocument,
    "\n  mutation SetOrderBuyer($id: ID!, $buyer: BuyerInput!, $expectedVersion: Int!) {\n    setOrderBuyer(id: $id, buyer: $buyer, expectedVersion: $expectedVersion) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n": typeof types.SetOrderBuyerDocument,
    "\n  fragment OrderChanges on Order {\n    id\n    way\n    changes {\n      kind\n      version\n      from\n      to\n      promisedUntil\n      reason\n      isNotTaken\n      rider\n      method\n      amount\n      line\n      isDone\n      bags\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n      by\n      device\n      approvedBy\n    }\n  }\n": typeof types.OrderChangesFragmentDoc,
    "\n  subscription OrderFeed {\n    orderFeed {\n      kind\n      order {\n        id\n        name\n        version\n        placedAt\n        kitchenAt\n        isScheduled\n        status\n        waitsSince\n      }\n    }\n  }\n": typeof types.OrderFeedDocument,
    "\n  fragment OrderItems on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n": typeof types.OrderItemsFragmentDoc,
    "\n  query OrderRiders {\n    riders {\n      id\n      name\n    }\n  }\n": typeof types.OrderRidersDocument,
    "\n  fragment OrderRider on Order {\n    id\n    version\n    way\n    status\n    rider {\n      id\n      name\n    }\n  }\n": typeof types.OrderRiderFragmentDoc,
    "\n  mutation AssignRider($orderId: ID!, $riderId: ID, $version: Int!) {\n    assignRider(orderId: $orderId, riderId: $riderId, version: $version) {\n      ...OrderRider\n      ...OrderChanges\n    }\n  }\n": typeof types.AssignRiderDocument,
    "\n  fragment PromisedTime on Order {\n    id\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n": typeof types.PromisedTimeFragmentDoc,
    "\n  mutation ChangePromisedTime($id: ID!, $input: PromisedTimeInput!) {\n    changePromisedTime(id: $id, input: $input) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n": typeof types.ChangePromisedTimeDocument,
    "\n  mutation RefundTakings($orderId: ID!, $amount: Rupees!, $approval: ID) {\n    refundTakings(orderId: $orderId, amount: $amount, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n": typeof types.RefundTakingsDocument,
    "\n  query OrderTakings($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        ...OrderState\n        ...OrderChanges\n        ...Takings\n      }\n    }\n  }\n": typeof types.OrderTakingsDocument,
    "\n  fragment StaffProblem on OrderProblem {\n    id\n    orderId\n    reason\n    dishes\n    text\n    sentAt\n    answeredAt\n    reply\n  }\n": typeof types.StaffProblemFragmentDoc,
    "\n  mutation AnswerOrderProblem($id: ID!, $reply: String) {\n    answerOrderProblem(id: $id, reply: $reply) {\n      id\n      problem {\n        id\n        ...StaffProblem\n      }\n    }\n  }\n": typeof types.AnswerOrderProblemDocument,
    "\n  mutation EnterTaking($orderId: ID!, $input: TakingInput!, $idempotencyKey: String!) {\n    enterTaking(orderId: $orderId, input: $input, idempotencyKey: $idempotencyKey) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n": typeof types.EnterTakingDocument,
    "\n  fragment Takings on Order {\n    id\n    way\n    status\n    total\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n  }\n": typeof types.TakingsFragmentDoc,
    "\n  mutation UndoTaking($orderId: ID!, $id: ID!, $approval: ID) {\n    undoTaking(orderId: $orderId, id: $id, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n": typeof types.UndoTakingDocument,
    "\n  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter) {\n    orders(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminOrdersDocument,
    "\n  query OrdersById($ids: [ID!]!) {\n    orders(first: 100, filter: { ids: $ids }) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OrdersByIdDocument,
    "\n  query NewestOrders {\n    orders(first: 50) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n      }\n    }\n    pending: orders(first: 100, filter: { status: PENDING }) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n        waitsSince\n      }\n    }\n    restaurant {\n      acceptance {\n        louderAfter\n      }\n    }\n    laterOrders {\n      id\n      name\n      kitchenAt\n      isScheduled\n      status\n    }\n  }\n": typeof types.NewestOrdersDocument,
    "\n  query MoneyBack($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        backIfCancelled\n        refundable {\n          paymentId\n          left\n        }\n      }\n    }\n  }\n": typeof types.MoneyBackDocument,
    "\n  mutation UpdateOrderStatus(\n    $id: ID!\n    $status: OrderStatus!\n    $refund: Boolean\n    $from: OrderStatus\n    $cancelReason: CancelReason\n    $cancelText: String\n    $approval: ID\n  ) {\n    updateOrderStatus(\n      id: $id\n      status: $status\n      refund: $refund\n      from: $from\n      cancelReason: $cancelReason\n      cancelText: $cancelText\n      approval: $approval\n    ) {\n      ...OrderState\n      ...OrderChanges\n      customer {\n        ...CustomerOrders\n      }\n      ...RefundPanel\n      ...Takings\n    }\n  }\n": typeof types.UpdateOrderStatusDocument,
    "\n  query DishNames {\n    fullMenu {\n      id\n      name\n      hindiName\n      soldOut {\n        until\n      }\n    }\n  }\n": typeof types.DishNamesDocument,
    "\n  query FindOrders($filter: OrderFilter!) {\n    orders(first: 6, filter: $filter) {\n      nodes {\n        id\n        name\n        status\n        total\n        placedAt\n        user {\n          id\n          name\n        }\n        customer {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.FindOrdersDocument,
    "\n  mutation KeepOrderPayment($id: ID!) {\n    keepOrderPayment(id: $id) {\n      ...OrderState\n      ...OrderChanges\n      ...RefundPanel\n    }\n  }\n": typeof types.KeepOrderPaymentDocument,
    "\n  fragment PaymentCard on Payment {\n    id\n    razorpayOrderId\n    receipt\n    createdAt\n    user {\n      id\n      name\n      email\n    }\n    order {\n      id\n      name\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    booking {\n      id\n    }\n    ...RefundablePayment\n    ...RefundList\n  }\n": typeof types.PaymentCardFragmentDoc,
    "\n  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!, $approval: ID) {\n    refundPayment(\n      id: $id\n      amount: $amount\n      refundId: $refundId\n      idempotencyKey: $idempotencyKey\n      approval: $approval\n    ) {\n      id\n      ...RefundablePayment\n    }\n  }\n": typeof types.RefundPaymentDocument,
    "\n  fragment RefundList on Payment {\n    id\n    refunds {\n      id\n      amount\n      reason\n      state\n      failure\n      createdAt\n    }\n  }\n": typeof types.RefundListFragmentDoc,
    "\n  fragment RefundablePayment on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    left\n    decision\n    ...PaymentState\n    ...RefundList\n  }\n": typeof types.RefundablePaymentFragmentDoc,
    "\n  fragment RefundPanel on Order {\n    id\n    status\n    payment {\n      ...RefundablePayment\n    }\n  }\n": typeof types.RefundPanelFragmentDoc,
    "\n  subscription PaymentWatched($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...RefundablePayment\n    }\n  }\n": typeof types.PaymentWatchedDocument,
    "\n  query OpenPayments($first: Int!) {\n    webhookHealth {\n      isSilent\n    }\n    paymentsNeedingAttention(first: $first) {\n      nodes {\n        id\n        ...PaymentCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OpenPaymentsDocument,
    "\n  fragment InvitationCard on Invitation {\n    id\n    name\n    email\n    role\n    invitedBy\n    expiresAt\n    canChange\n    token\n  }\n": typeof types.InvitationCardFragmentDoc,
    "\n  fragment PersonCard on Person {\n    id\n    name\n    email\n    role\n    lastSeenAt\n    isViewer\n    canChange\n    canEnd\n  }\n": typeof types.PersonCardFragmentDoc,
    "\n  query StaffPeople {\n    people {\n      roles\n      persons {\n        id\n        ...PersonCard\n      }\n      invitations {\n        id\n        ...InvitationCard\n      }\n    }\n  }\n": typeof types.StaffPeopleDocument,
    "\n  mutation InvitePerson($input: InvitationInput!, $currentPassword: String) {\n    invitePerson(input: $input, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n": typeof types.InvitePersonDocument,
    "\n  mutation RenewInvitation($id: ID!, $currentPassword: String) {\n    renewInvitation(id: $id, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n": typeof types.RenewInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id)\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  mutation ChangePersonsRole($id: ID!, $role: StaffRole!, $currentPassword: String) {\n    changePersonsRole(id: $id, role: $role, currentPassword: $currentPassword)\n  }\n": typeof types.ChangePersonsRoleDocument,
    "\n  mutation EndPerson($id: ID!, $currentPassword: String) {\n    endPerson(id: $id, currentPassword: $currentPassword)\n  }\n": typeof types.EndPersonDocument,
    "\n  query PrintJobsOfOrder($orderId: ID!) {\n    order(id: $orderId) {\n      id\n      version\n      status\n      taxes {\n        ...IncludedTaxes\n      }\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    printJobs(orderId: $orderId) {\n      id\n      document\n      isDuplicate\n      state\n      error\n      createdAt\n      printedAt\n      printer {\n        id\n        name\n      }\n    }\n  }\n": typeof types.PrintJobsOfOrderDocument,
    "\n  mutation SettlePrintJob($id: ID!, $isPrinted: Boolean!) {\n    settlePrintJob(id: $id, isPrinted: $isPrinted) {\n      ...UnsettledJob\n    }\n  }\n": typeof types.SettlePrintJobDocument,
    "\n  fragment PrinterSettings on Printer {\n    id\n    name\n    way\n    host\n    port\n    paper\n    graphics\n    documents\n    bills\n    stations\n    copies\n    cuts\n    beeps\n    fallbackId\n    isPaused\n    state\n    error\n    lastSeenAt\n    waiting\n    version\n  }\n": typeof types.PrinterSettingsFragmentDoc,
    "\n  fragment UnsettledJob on PrintJob {\n    id\n    document\n    orderId\n    orderName\n    state\n    error\n    printer {\n      id\n      name\n    }\n  }\n": typeof types.UnsettledJobFragmentDoc,
    "\n  query Printing {\n    printers {\n      ...PrinterSettings\n    }\n    printJobs(unsettledOnly: true) {\n      ...UnsettledJob\n    }\n  }\n": typeof types.PrintingDocument,
    "\n  subscription PrintingChanged {\n    printingChanged\n  }\n": typeof types.PrintingChangedDocument,
    "\n  query PrinterStations {\n    restaurant {\n      stations {\n        name\n      }\n    }\n  }\n": typeof types.PrinterStationsDocument,
    "\n  fragment PageOfJob on PrintPage {\n    bytes\n    image\n    widthMm\n  }\n": typeof types.PageOfJobFragmentDoc,
    "\n  mutation TakePrintJob($printerId: ID!, $browser: String!) {\n    takePrintJob(printerId: $printerId, browser: $browser) {\n      job {\n        id\n      }\n      page {\n        ...PageOfJob\n      }\n    }\n  }\n": typeof types.TakePrintJobDocument,
    "\n  mutation ReportPrinted($id: ID!, $browser: String!, $outcome: PrintJobState!, $error: String) {\n    reportPrinted(id: $id, browser: $browser, outcome: $outcome, error: $error) {\n      ...UnsettledJob\n    }\n  }\n": typeof types.ReportPrintedDocument,
    "\n  mutation PrintOrder($orderId: ID!, $document: PrintDocument!, $printerId: ID, $idempotencyKey: String!) {\n    printOrder(\n      orderId: $orderId\n      document: $document\n      printerId: $printerId\n      idempotencyKey: $idempotencyKey\n    ) {\n      id\n      isDuplicate\n    }\n  }\n": typeof types.PrintOrderDocument,
    "\n  mutation CreatePrinter($input: PrinterInput!) {\n    createPrinter(input: $input) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n": typeof types.CreatePrinterDocument,
    "\n  mutation UpdatePrinter($id: ID!, $input: PrinterInput!, $expectedVersion: Int!) {\n    updatePrinter(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n": typeof types.UpdatePrinterDocument,
    "\n  mutation DeletePrinter($id: ID!) {\n    deletePrinter(id: $id) {\n      id\n    }\n  }\n": typeof types.DeletePrinterDocument,
    "\n  mutation RenewPrinterToken($id: ID!) {\n    renewPrinterToken(id: $id) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n": typeof types.RenewPrinterTokenDocument,
    "\n  mutation PrintTestPage($printerId: ID!) {\n    printTestPage(printerId: $printerId) {\n      ...UnsettledJob\n    }\n  }\n": typeof types.PrintTestPageDocument,
    "\n  fragment BillBookEntry on BillBookEntry {\n    id\n    sequence\n    kind\n    number\n    orderId\n    orderName\n    amount\n    issuedAt\n  }\n": typeof types.BillBookEntryFragmentDoc,
    "\n  fragment BillSum on BillMonthSum {\n    count\n    taxable\n    cgst\n    sgst\n    untaxed\n    total\n  }\n": typeof types.BillSumFragmentDoc,
    "\n  fragment Gstr1Tables on BillMonth {\n    b2b {\n      count\n      ...BillSum\n    }\n    b2bNotes {\n      count\n      ...BillSum\n    }\n    b2c {\n      placeOfSupply\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    hsn {\n      isRegistered\n      hsn\n      description\n      uqc\n      quantity\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    nil {\n      isRegistered\n      taxable\n    }\n    documents {\n      kind\n      from\n      to\n      total\n      cancelled\n      net\n    }\n  }\n": typeof types.Gstr1TablesFragmentDoc,
    "\n  query BillBook($first: Int!, $after: String, $month: String!) {\n    billBook(first: $first, after: $after, month: $month) {\n      nodes {\n        id\n        issuedAt\n        ...BillBookEntry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      state {\n        entries\n        head\n        headAt\n      }\n    }\n    restaurant {\n      taxPositions {\n        from\n        mode\n        pricesInclude\n      }\n    }\n  }\n": typeof types.BillBookDocument,
    "\n  query BillMonth($month: String!) {\n    billMonth(month: $month) {\n      month\n      asOf\n      invoices {\n        ...BillSum\n      }\n      creditNotes {\n        ...BillSum\n      }\n      cancellations {\n        ...BillSum\n      }\n      vouchers {\n        count\n        total\n        ...BillSum\n      }\n      rates {\n        rate\n        taxable\n        cgst\n        sgst\n      }\n      ...Gstr1Tables\n    }\n  }\n": typeof types.BillMonthDocument,
    "\n  query VerifyBillBook($head: String) {\n    verifyBillBook(head: $head) {\n      isWhole\n      entries\n      firstWrong {\n        sequence\n        problem\n      }\n    }\n  }\n": typeof types.VerifyBillBookDocument,
    "\n  query BookingsOutsideHours {\n    bookingsOutsideHours(first: 5) {\n      nodes {\n        id\n        date\n        time\n        name\n        guests\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": typeof types.BookingsOutsideHoursDocument,
    "\n  fragment RestaurantSettings on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    whatsapp\n    email\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    privacyText\n    termsText\n    refundText\n    aboutHeading\n    aboutText\n    hindiAboutHeading\n    hindiAboutText\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n      leadMinutes\n      ordersPerSlot\n      dishesPerSlot\n    }\n    phoneRequired\n    guestsAllowed\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    deliveryZones {\n      id\n      name\n      kind\n      points {\n        lat\n        lng\n      }\n      center {\n        lat\n        lng\n      }\n      radiusMeters\n      pinCodes\n      fee\n      minimum\n      feeSteps {\n        from\n        fee\n      }\n      freeFrom\n      extraMinutes\n      isOn\n      hours {\n        opensAt\n        closesAt\n      }\n    }\n    tables {\n      id\n      name\n      seats\n    }\n    stayMinutes\n    maxCash\n    codeAbove\n    prepMinutes\n    dayEndHour\n    acceptance {\n      isAutomatic\n      louderAfter\n      ownersAfter\n      customerAfter\n      reasons\n    }\n    stations {\n      name\n      categories\n    }\n    bookingFee\n    refundHours\n    taxPositions {\n      from\n      mode\n      pricesInclude\n    }\n    taxClasses {\n      id\n      name\n      hsn\n      rates {\n        from\n        percent\n      }\n    }\n    roundsTotal\n    invoicePrefix\n    billFooter\n  }\n": typeof types.RestaurantSettingsFragmentDoc,
    "\n  query StationCategories {\n    allCategories {\n      id\n      name\n    }\n  }\n": typeof types.StationCategoriesDocument,
    "\n  fragment CodeOfTable on TableCode {\n    url\n    table {\n      id\n      name\n    }\n  }\n": typeof types.CodeOfTableFragmentDoc,
    "\n  query TableCodes {\n    tableCodes {\n      ...CodeOfTable\n    }\n  }\n": typeof types.TableCodesDocument,
    "\n  mutation RenewTableCodes($tables: [ID!]!) {\n    renewTableCodes(tables: $tables) {\n      ...CodeOfTable\n    }\n  }\n": typeof types.RenewTableCodesDocument,
    "\n  fragment TwoStepRule on SecondFactorRule {\n    version\n    roles\n  }\n": typeof types.TwoStepRuleFragmentDoc,
    "\n  query SecondFactorRule {\n    secondFactorRule {\n      ...TwoStepRule\n    }\n  }\n": typeof types.SecondFactorRuleDocument,
    "\n  mutation DemandSecondFactor($roles: [StaffRole!]!, $version: Int!, $currentPassword: String) {\n    demandSecondFactor(roles: $roles, version: $version, currentPassword: $currentPassword) {\n      ...TwoStepRule\n    }\n  }\n": typeof types.DemandSecondFactorDocument,
    "\n  query Settings {\n    restaurant {\n      ...RestaurantSettings\n    }\n  }\n": typeof types.SettingsDocument,
    "\n  mutation UpdateRestaurant($input: RestaurantInput!, $version: Int!) {\n    updateRestaurant(input: $input, version: $version) {\n      ...RestaurantSettings\n    }\n  }\n": typeof types.UpdateRestaurantDocument,
    "\n  query ShopSetup {\n    shopSetup {\n      payments\n      mailServer {\n        host\n        from\n      }\n    }\n  }\n": typeof types.ShopSetupDocument,
    "\n  query SetupChecklist {\n    setupSteps\n    welcome {\n      isDue\n      done\n    }\n  }\n": typeof types.SetupChecklistDocument,
    "\n  query SetupWarnings {\n    setupWarnings\n  }\n": typeof types.SetupWarningsDocument,
    "\n  mutation SetSoldOut($dishIds: [ID!]!, $period: SoldOutPeriod!) {\n    setSoldOut(dishIds: $dishIds, period: $period) {\n      id\n      ...WholeDish\n    }\n  }\n": typeof types.SetSoldOutDocument,
    "\n  mutation SetChoiceSoldOut($choiceId: ID!, $period: SoldOutPeriod!) {\n    setChoiceSoldOut(choiceId: $choiceId, period: $period) {\n      id\n      ...WholeGroup\n    }\n  }\n": typeof types.SetChoiceSoldOutDocument,
    "\n  mutation SetPortions($dishId: ID!, $left: Int) {\n    setPortions(dishId: $dishId, left: $left) {\n      id\n    }\n  }\n": typeof types.SetPortionsDocument,
    "\n  query PendingOrders {\n    pendingOrders\n  }\n": typeof types.PendingOrdersDocument,
    "\n  query WaitingBookings {\n    bookings(first: 100) {\n      nodes {\n        id\n        date\n        startsAt\n      }\n    }\n  }\n": typeof types.WaitingBookingsDocument,
    "\n  query Welcome {\n    welcome {\n      isDue\n      done\n    }\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n": typeof types.WelcomeDocument,
    "\n  mutation FinishWelcomeStep($step: WelcomeStep!) {\n    finishWelcomeStep(step: $step) {\n      isDue\n      done\n    }\n  }\n": typeof types.FinishWelcomeStepDocument,
    "\n  mutation EndWelcome {\n    endWelcome {\n      isDue\n      done\n    }\n  }\n": typeof types.EndWelcomeDocument,
};
const documents: Documents = {
    "\n  subscription RestaurantChanged {\n    restaurantChanged {\n      ...ShownRestaurant\n    }\n  }\n": types.RestaurantChangedDocument,
    "\n  query MenuSuggestions($search: String!) {\n    menu(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n    similarDishes(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n  }\n": types.MenuSuggestionsDocument,
    "\n  fragment MenuCategory on Category {\n    id\n    name\n    hindiName\n    servedFrom\n    servedUntil\n  }\n": types.MenuCategoryFragmentDoc,
    "\n  fragment MenuCard on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n  }\n": types.MenuCardFragmentDoc,
    "\n  fragment WholeDish on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n    taxClass\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n  }\n": types.WholeDishFragmentDoc,
    "\n  fragment WholeCategory on Category {\n    id\n    version\n    name\n    hindiName\n    isHidden\n    servedFrom\n    servedUntil\n  }\n": types.WholeCategoryFragmentDoc,
    "\n  fragment Change on MenuChange {\n    kind\n    id\n    item {\n      id\n      ...WholeDish\n    }\n    group {\n      id\n      ...WholeGroup\n    }\n    category {\n      id\n      ...WholeCategory\n    }\n  }\n": types.ChangeFragmentDoc,
    "\n  subscription MenuChanged {\n    menuChanged {\n      ...Change\n    }\n  }\n": types.MenuChangedDocument,
    "\n  subscription FullMenuChanged {\n    menuChanged: fullMenuChanged {\n      ...Change\n    }\n  }\n": types.FullMenuChangedDocument,
    "\n  query Menu {\n    menu {\n      ...MenuCard\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n    categories {\n      ...MenuCategory\n    }\n  }\n": types.MenuDocument,
    "\n  fragment WholeGroup on OptionGroup {\n    id\n    version\n    name\n    minChoices\n    maxChoices\n    maxEach\n    choices {\n      id\n      name\n      price\n      isDefault\n      soldOut {\n        until\n      }\n    }\n  }\n": types.WholeGroupFragmentDoc,
    "\n  subscription PortionsChanged {\n    portionsChanged {\n      dishId\n      left\n    }\n  }\n": types.PortionsChangedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    title\n    body\n    link\n    readAt\n    createdAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  subscription NotificationReceived {\n    notificationReceived {\n      id\n      kind\n      title\n      createdAt\n      readAt\n      ...NotificationItem\n    }\n  }\n": types.NotificationReceivedDocument,
    "\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        createdAt\n        readAt\n        ...NotificationItem\n      }\n      unreadCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead($ids: [ID!]) {\n    markNotificationsRead(ids: $ids)\n  }\n": types.MarkNotificationsReadDocument,
    "\n  fragment ChangedLine on ChangedLine {\n    name\n    choices {\n      choiceId\n      group\n      name\n      quantity\n    }\n    note\n    before\n    after\n  }\n": types.ChangedLineFragmentDoc,
    "\n  fragment IncludedTaxes on BillTaxes {\n    pricesInclude\n    included\n  }\n": types.IncludedTaxesFragmentDoc,
    "\n  fragment InvoiceLine on Invoice {\n    number\n    isCancelled\n  }\n": types.InvoiceLineFragmentDoc,
    "\n  query Restaurant {\n    restaurant {\n      ...ShownRestaurant\n    }\n  }\n": types.RestaurantDocument,
    "\n  fragment ShownRestaurant on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    phone\n    whatsapp\n    email\n    coordinates {\n      lat\n      lng\n    }\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n    }\n    phoneRequired\n    guestsAllowed\n    pricesWithoutTax\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    ordering {\n      takesOrders\n      pausedUntil\n      busyMinutes\n      periods {\n        from\n        until\n      }\n    }\n  }\n": types.ShownRestaurantFragmentDoc,
    "\n  query PhoneCodeChannels {\n    restaurant {\n      phoneCodeChannels\n    }\n  }\n": types.PhoneCodeChannelsDocument,
    "\n  fragment SessionUser on User {\n    id\n    name\n    email\n    isGuest\n    phone\n    role\n    staffRole\n    permissions\n    lacksSecondFactor\n    profilePicture\n  }\n": types.SessionUserFragmentDoc,
    "\n  query Me {\n    me {\n      ...SessionUser\n    }\n  }\n": types.MeDocument,
    "\n  mutation LogoutEverywhere {\n    logoutEverywhere\n  }\n": types.LogoutEverywhereDocument,
    "\n  mutation ProveSecondFactor($proof: SecondFactorProofInput!) {\n    proveSecondFactor(proof: $proof)\n  }\n": types.ProveSecondFactorDocument,
    "\n  mutation RequestPasskey {\n    requestPasskey\n  }\n": types.RequestPasskeyDocument,
    "\n  query AboutText {\n    restaurant {\n      aboutHeading\n      aboutText\n      hindiAboutHeading\n      hindiAboutText\n    }\n  }\n": types.AboutTextDocument,
    "\n  query ThisDevice {\n    sessions {\n      id\n      browser\n      system\n      isCurrent\n    }\n  }\n": types.ThisDeviceDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n": types.ConfirmEmailDocument,
    "\n  fragment DeviceSession on DeviceSession {\n    id\n    browser\n    system\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n": types.DeviceSessionFragmentDoc,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": types.ForgotPasswordDocument,
    "\n  query InvitationOfLink($token: String!) {\n    invitation(token: $token) {\n      name\n      email\n      role\n      invitedBy\n      problem\n    }\n  }\n": types.InvitationOfLinkDocument,
    "\n  mutation KeepOrders($input: KeepOrdersInput!) {\n    keepOrders(input: $input) {\n      ...SessionUser\n    }\n  }\n": types.KeepOrdersDocument,
    "\n  mutation UndoAccountChange($token: String!) {\n    undoAccountChange(token: $token) {\n      email\n      resetToken\n    }\n  }\n": types.UndoAccountChangeDocument,
    "\n  query AccountSafety {\n    me {\n      id\n      isEmailConfirmed\n    }\n    sessions {\n      id\n      ...DeviceSession\n    }\n  }\n": types.AccountSafetyDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...DeviceSession\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...DeviceSession\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  fragment GuestSession on Session {\n    token\n    user {\n      ...SessionUser\n    }\n  }\n": types.GuestSessionFragmentDoc,
    "\n  mutation ContinueAsGuest($input: GuestInput!) {\n    continueAsGuest(input: $input) {\n      ...GuestSession\n    }\n  }\n": types.ContinueAsGuestDocument,
    "\n  mutation OpenGuestLink($token: String!) {\n    openGuestLink(token: $token) {\n      ...GuestSession\n    }\n  }\n": types.OpenGuestLinkDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  mutation JoinByInvitation($token: String!, $currentPassword: String!) {\n    joinByInvitation(token: $token, currentPassword: $currentPassword) {\n      ...SessionUser\n    }\n  }\n": types.JoinByInvitationDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!, $idempotencyKey: String) {\n    register(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation LoginWithSecondFactor($input: SecondFactorLoginInput!) {\n    loginWithSecondFactor(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.LoginWithSecondFactorDocument,
    "\n  mutation RequestPasskeyForLogin($ticket: String!) {\n    requestPasskeyForLogin(ticket: $ticket)\n  }\n": types.RequestPasskeyForLoginDocument,
    "\n  query TwoStep {\n    secondFactor {\n      ...TwoStepState\n    }\n  }\n": types.TwoStepDocument,
    "\n  fragment TwoStepState on SecondFactor {\n    id\n    since\n    methods\n    authenticatorSince\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isDemanded\n  }\n": types.TwoStepStateFragmentDoc,
    "\n  mutation StartAuthenticator($currentPassword: String) {\n    startAuthenticator(currentPassword: $currentPassword) {\n      key\n      url\n    }\n  }\n": types.StartAuthenticatorDocument,
    "\n  mutation ConfirmAuthenticator($digits: String!) {\n    confirmAuthenticator(digits: $digits) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n": types.ConfirmAuthenticatorDocument,
    "\n  mutation StartPasskey($currentPassword: String) {\n    startPasskey(currentPassword: $currentPassword)\n  }\n": types.StartPasskeyDocument,
    "\n  mutation ConfirmPasskey($passkey: NewPasskeyInput!, $name: String!) {\n    confirmPasskey(passkey: $passkey, name: $name) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n": types.ConfirmPasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      ...TwoStepState\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!, $currentPassword: String) {\n    removePasskey(id: $id, currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation RenewRecoveryCodes($currentPassword: String) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation TurnOffSecondFactor($currentPassword: String) {\n    turnOffSecondFactor(currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n": types.TurnOffSecondFactorDocument,
    "\n  fragment SavedAddressParts on SavedAddress {\n    id\n    label\n    name\n    flat\n    street\n    landmark\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    savedAt\n  }\n": types.SavedAddressPartsFragmentDoc,
    "\n  query SavedAddresses {\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n": types.SavedAddressesDocument,
    "\n  mutation AddAddress($input: SavedAddressInput!, $idempotencyKey: String) {\n    addAddress(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.AddAddressDocument,
    "\n  mutation UpdateAddress($id: ID!, $input: SavedAddressInput!) {\n    updateAddress(id: $id, input: $input) {\n      ...SavedAddressParts\n    }\n  }\n": types.UpdateAddressDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      id\n    }\n  }\n": types.RemoveAddressDocument,
    "\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      deliveryFrom\n      zone {\n        id\n        name\n        freeFrom\n      }\n      total\n      promisedFrom\n      promisedUntil\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n": types.QuoteDocument,
    "\n  fragment BillLines on BillDocument {\n    headings {\n      item\n      hsn\n      quantity\n      unitPrice\n      rate\n      taxable\n      amount\n    }\n    lines {\n      name\n      choices\n      hsn\n      rate\n      quantity\n      unitPrice\n      taxable\n      amount\n    }\n  }\n": types.BillLinesFragmentDoc,
    "\n  fragment BillTaxes on BillDocument {\n    headings {\n      hsn\n      taxable\n      cgst\n      sgst\n    }\n    taxes {\n      hsn\n      halfRate\n      taxable\n      cgst\n      sgst\n    }\n  }\n": types.BillTaxesFragmentDoc,
    "\n  query BillDocument($orderId: ID!) {\n    billDocument(orderId: $orderId) {\n      title\n      number\n      ...BillSheet\n    }\n  }\n": types.BillDocumentDocument,
    "\n  fragment BillParty on BillParty {\n    name\n    address\n    facts {\n      label\n      value\n    }\n  }\n": types.BillPartyFragmentDoc,
    "\n  fragment BillSheet on BillDocument {\n    language\n    title\n    remarks\n    seller {\n      ...BillParty\n    }\n    facts {\n      label\n      value\n    }\n    buyerHeading\n    buyer {\n      ...BillParty\n    }\n    sums {\n      label\n      amount\n    }\n    total {\n      label\n      amount\n    }\n    totalInWords\n    fssaiLink\n    fssaiText\n    closing\n    ...BillLines\n    ...BillTaxes\n  }\n": types.BillSheetFragmentDoc,
    "\n  fragment BookingCard on Booking {\n    id\n    date\n    time\n    startsAt\n    guests\n    message\n    paymentMode\n    paymentStatus\n    ...CancelBooking\n    ...EditBooking\n  }\n": types.BookingCardFragmentDoc,
    "\n  fragment CancelBooking on Booking {\n    id\n    date\n    time\n    guests\n    feeRefundableUntil\n    payment {\n      id\n      amount\n    }\n  }\n": types.CancelBookingFragmentDoc,
    "\n  fragment EditBooking on Booking {\n    id\n    date\n    time\n    guests\n    message\n    feeRefundableUntil\n    ...CancelBooking\n  }\n": types.EditBookingFragmentDoc,
    "\n  mutation StartBookingPayment($input: BookTableInput!, $idempotencyKey: String!) {\n    startBookingPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n": types.StartBookingPaymentDocument,
    "\n  mutation BookTable($input: BookTableInput!, $idempotencyKey: String!) {\n    bookTable(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      confirmation\n    }\n  }\n": types.BookTableDocument,
    "\n  query BookingRules {\n    bookingRules {\n      firstDate\n      lastDate\n      days {\n        date\n        seatings {\n          first\n          last\n        }\n        reason\n      }\n      stayMinutes\n      maxGuests\n      fee\n    }\n  }\n": types.BookingRulesDocument,
    "\n  mutation CancelBooking($id: ID!) {\n    cancelBooking(id: $id) {\n      id\n      cancelledAt\n    }\n  }\n": types.CancelBookingDocument,
    "\n  query FreeTimes($date: Date!, $guests: Int!, $exceptBooking: ID) {\n    freeTimes(date: $date, guests: $guests, exceptBooking: $exceptBooking)\n  }\n": types.FreeTimesDocument,
    "\n  subscription FreeTimesChanged($date: Date!) {\n    freeTimesChanged(date: $date)\n  }\n": types.FreeTimesChangedDocument,
    "\n  query MyBookings($first: Int!, $after: String) {\n    myBookings(first: $first, after: $after) {\n      nodes {\n        id\n        ...BookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyBookingsDocument,
    "\n  subscription MyBookingsChanged {\n    myBookingsChanged\n  }\n": types.MyBookingsChangedDocument,
    "\n  mutation UpdateBooking($id: ID!, $input: UpdateBookingInput!) {\n    updateBooking(id: $id, input: $input) {\n      id\n      ...BookingCard\n    }\n  }\n": types.UpdateBookingDocument,
    "\n  query LastDelivery {\n    myOrders(first: 10) {\n      nodes {\n        id\n        way\n        address\n        phone\n        buyer {\n          name\n          gstin\n        }\n        placedAt\n        coordinates {\n          lat\n          lng\n        }\n      }\n    }\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n": types.LastDeliveryDocument,
    "\n  mutation StartOrderPayment($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    startOrderPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n": types.StartOrderPaymentDocument,
    "\n  query OrderSlots {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n": types.OrderSlotsDocument,
    "\n  mutation SendPhoneCode($phone: String!, $channel: PhoneCodeChannel!) {\n    sendPhoneCode(phone: $phone, channel: $channel) {\n      phone\n      isConfirmed\n      channel\n    }\n  }\n": types.SendPhoneCodeDocument,
    "\n  mutation ConfirmPhone($phone: String!, $digits: String!) {\n    confirmPhone(phone: $phone, digits: $digits) {\n      phone\n      isConfirmed\n    }\n  }\n": types.ConfirmPhoneDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      version\n      status\n      placedAt\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  mutation SendContactMessage($input: ContactInput!, $website: String, $idempotencyKey: String) {\n    sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {\n      id\n      acknowledgement\n    }\n  }\n": types.SendContactMessageDocument,
    "\n  query LegalTexts {\n    restaurant {\n      privacyText\n      termsText\n      refundText\n      stayMinutes\n      bookingFee\n      refundHours\n    }\n  }\n": types.LegalTextsDocument,
    "\n  query TableOfCode($code: String!) {\n    tableOfCode(code: $code) {\n      id\n      name\n    }\n  }\n": types.TableOfCodeDocument,
    "\n  fragment CancelOrder on Order {\n    id\n    status\n    user {\n      id\n    }\n    payment {\n      id\n      version\n      left\n    }\n  }\n": types.CancelOrderFragmentDoc,
    "\n  mutation CancelOrder($id: ID!) {\n    cancelOrder(id: $id) {\n      ...OrderState\n      ...PaymentLine\n    }\n  }\n": types.CancelOrderDocument,
    "\n  fragment CancelReason on Order {\n    id\n    cancelReason\n    isCancelledByCustomer\n    user {\n      id\n    }\n  }\n": types.CancelReasonFragmentDoc,
    "\n  fragment ChangedOrder on Order {\n    id\n    status\n    takingsExcess\n    changes {\n      kind\n      version\n      reason\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n    }\n    ...DuePayment\n  }\n": types.ChangedOrderFragmentDoc,
    "\n  fragment DuePayment on Order {\n    id\n    way\n    dueOnline\n    changes {\n      kind\n      version\n    }\n    user {\n      id\n    }\n  }\n": types.DuePaymentFragmentDoc,
    "\n  fragment ExpectedTime on Order {\n    id\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n": types.ExpectedTimeFragmentDoc,
    "\n  query GuestLink($token: String!, $orderId: ID) {\n    guestLink(token: $token, orderId: $orderId) {\n      canSignIn\n      isOwn\n      order {\n        ...StateOfOrder\n      }\n    }\n  }\n": types.GuestLinkDocument,
    "\n  fragment StateOfOrder on OrderState {\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n": types.StateOfOrderFragmentDoc,
    "\n  mutation CreateGuestLink {\n    createGuestLink\n  }\n": types.CreateGuestLinkDocument,
    "\n  fragment OrderCard on Order {\n    id\n    name\n    version\n    way\n    status\n    total\n    slotAt\n    placedAt\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n": types.OrderCardFragmentDoc,
    "\n  fragment OrderLines on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n": types.OrderLinesFragmentDoc,
    "\n  fragment OrderProblem on Order {\n    id\n    placedAt\n    slotAt\n    problem {\n      id\n      reason\n      dishes\n      text\n      answeredAt\n      reply\n    }\n  }\n": types.OrderProblemFragmentDoc,
    "\n  fragment OrderState on Order {\n    id\n    version\n    status\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      pricesInclude\n      included\n    }\n    invoice {\n      number\n      isCancelled\n    }\n    total\n    address\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    riderFirstName\n    paymentStatus\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n    history {\n      from\n      to\n      at\n      by\n    }\n    isScheduled\n    isAccepted\n    promisedFrom\n    promisedUntil\n    promiseReason\n    cancelReason\n    isCancelledByCustomer\n    isNotTaken\n  }\n": types.OrderStateFragmentDoc,
    "\n  fragment TrackedOrder on Order {\n    id\n    name\n    day\n    version\n    way\n    tableName\n    status\n    isAccepted\n    riderFirstName\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    placedAt\n    history {\n      to\n      at\n    }\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n": types.TrackedOrderFragmentDoc,
    "\n  mutation StartDuePayment($orderId: ID!, $idempotencyKey: String!) {\n    startDuePayment(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n": types.StartDuePaymentDocument,
    "\n  query MyOrders($first: Int!, $after: String) {\n    myOrders(first: $first, after: $after) {\n      nodes {\n        id\n        placedAt\n        ...OrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyOrdersDocument,
    "\n  subscription MyOrdersUpdated {\n    myOrdersUpdated {\n      id\n      placedAt\n      ...OrderCard\n    }\n  }\n": types.MyOrdersUpdatedDocument,
    "\n  mutation ReportOrderProblem($id: ID!, $input: OrderProblemInput!, $idempotencyKey: String) {\n    reportOrderProblem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OrderProblem\n    }\n  }\n": types.ReportOrderProblemDocument,
    "\n  query TrackOrder($id: ID!) {\n    order(id: $id) {\n      id\n      name\n      way\n      status\n      ...TrackedOrder\n    }\n    restaurant {\n      acceptance {\n        isAutomatic\n      }\n    }\n  }\n": types.TrackOrderDocument,
    "\n  subscription OrderUpdated($id: ID!) {\n    orderUpdated(id: $id) {\n      id\n      ...TrackedOrder\n    }\n  }\n": types.OrderUpdatedDocument,
    "\n  fragment PaymentLine on Order {\n    id\n    way\n    status\n    paymentMode\n    paymentStatus\n    paid\n    due\n    takings {\n      id\n      method\n      undoneAt\n    }\n    payment {\n      id\n      version\n      amount\n      refunded\n      decision\n      refunds {\n        id\n        amount\n        state\n      }\n    }\n  }\n": types.PaymentLineFragmentDoc,
    "\n  fragment PaymentNews on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    decision\n    order {\n      id\n    }\n    booking {\n      id\n    }\n    refunds {\n      id\n      amount\n      reason\n      state\n    }\n  }\n": types.PaymentNewsFragmentDoc,
    "\n  fragment PaymentState on Payment {\n    id\n    version\n    state\n    refunded\n    left\n    decision\n  }\n": types.PaymentStateFragmentDoc,
    "\n  fragment OnlineCheckout on Checkout {\n    keyId\n    amountInPaise\n    currency\n    scriptUrl\n    description\n    payment {\n      id\n      razorpayOrderId\n      ...PaymentNews\n    }\n  }\n": types.OnlineCheckoutFragmentDoc,
    "\n  mutation VerifyPayment($proof: PaymentProofInput!) {\n    verifyPayment(proof: $proof) {\n      id\n      ...PaymentNews\n    }\n  }\n": types.VerifyPaymentDocument,
    "\n  query PaymentSettings {\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n": types.PaymentSettingsDocument,
    "\n  subscription PaymentUpdated($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n": types.PaymentUpdatedDocument,
    "\n  query Payment($id: ID!) {\n    payment(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n": types.PaymentDocument,
    "\n  fragment AuditCard on AuditEntry {\n    id\n    createdAt\n    actorName\n    device\n    approvedBy\n    act\n    subject\n    subjectId\n    subjectName\n    requestId\n    changes {\n      field\n      before\n      after\n    }\n  }\n": types.AuditCardFragmentDoc,
    "\n  query AuditActors {\n    auditActors {\n      id\n      name\n    }\n  }\n": types.AuditActorsDocument,
    "\n  query Audit(\n    $first: Int!\n    $after: String\n    $search: String\n    $subject: AuditSubject\n    $actorId: ID\n    $subjectId: ID\n    $fromDay: Date\n    $untilDay: Date\n  ) {\n    auditEntries(\n      first: $first\n      after: $after\n      search: $search\n      subject: $subject\n      actorId: $actorId\n      subjectId: $subjectId\n      fromDay: $fromDay\n      untilDay: $untilDay\n    ) {\n      nodes {\n        id\n        createdAt\n        ...AuditCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditDocument,
    "\n  fragment AdminBookingCard on Booking {\n    id\n    name\n    email\n    phone\n    date\n    time\n    startsAt\n    guests\n    tables\n    message\n    customer {\n      ...CustomerOrders\n    }\n    paymentMode\n    paymentStatus\n    cancelledAt\n    payment {\n      id\n      refunded\n    }\n  }\n": types.AdminBookingCardFragmentDoc,
    "\n  subscription BookingsChanged {\n    bookingsChanged\n  }\n": types.BookingsChangedDocument,
    "\n  query AdminBookings($first: Int!, $after: String) {\n    bookings(first: $first, after: $after, includeCancelled: true) {\n      nodes {\n        id\n        date\n        guests\n        cancelledAt\n        ...AdminBookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminBookingsDocument,
    "\n  mutation DeleteBooking($id: ID!, $approval: ID) {\n    deleteBooking(id: $id, approval: $approval) {\n      id\n    }\n  }\n": types.DeleteBookingDocument,
    "\n  mutation RemoveConnection($kind: ConnectionKind!, $version: Int!, $currentPassword: String) {\n    removeConnection(kind: $kind, version: $version, currentPassword: $currentPassword)\n  }\n": types.RemoveConnectionDocument,
    "\n  fragment ConnectionState on ConnectionState {\n    source\n    version\n    changedBy\n    changedAt\n  }\n": types.ConnectionStateFragmentDoc,
    "\n  mutation SendTestMail($input: MailServerInput!) {\n    sendTestMail(input: $input)\n  }\n": types.SendTestMailDocument,
    "\n  mutation SaveMailServer($input: MailServerInput!, $version: Int!, $currentPassword: String) {\n    saveMailServer(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...MailServerState\n    }\n  }\n": types.SaveMailServerDocument,
    "\n  fragment MailServerState on MailConnection {\n    state {\n      ...ConnectionState\n    }\n    host\n    port\n    userName\n    fromName\n    fromAddress\n  }\n": types.MailServerStateFragmentDoc,
    "\n  fragment SmsState on SmsConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    templateId\n  }\n": types.SmsStateFragmentDoc,
    "\n  fragment WhatsAppState on WhatsAppConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    phoneNumberId\n    template\n    language\n  }\n": types.WhatsAppStateFragmentDoc,
    "\n  fragment PublicAddressState on PublicAddressConnection {\n    state {\n      ...ConnectionState\n    }\n    url\n  }\n": types.PublicAddressStateFragmentDoc,
    "\n  mutation CheckPublicAddress($url: String!) {\n    checkPublicAddress(url: $url)\n  }\n": types.CheckPublicAddressDocument,
    "\n  mutation SavePublicAddress($url: String!, $version: Int!, $currentPassword: String) {\n    savePublicAddress(url: $url, version: $version, currentPassword: $currentPassword) {\n      ...PublicAddressState\n    }\n  }\n": types.SavePublicAddressDocument,
    "\n  mutation CheckRazorpay($input: RazorpayInput!) {\n    checkRazorpay(input: $input)\n  }\n": types.CheckRazorpayDocument,
    "\n  mutation SaveRazorpay($input: RazorpayInput!, $version: Int!, $currentPassword: String) {\n    saveRazorpay(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...RazorpayState\n    }\n  }\n": types.SaveRazorpayDocument,
    "\n  fragment RazorpayState on RazorpayConnection {\n    state {\n      ...ConnectionState\n    }\n    keyId\n    keyEnding\n    acceptsWebhooks\n    ...RazorpayWebhook\n  }\n": types.RazorpayStateFragmentDoc,
    "\n  fragment RazorpayWebhook on RazorpayConnection {\n    acceptsWebhooks\n    webhookUrl\n    lastWebhookAt\n    lastRefusedWebhookAt\n  }\n": types.RazorpayWebhookFragmentDoc,
    "\n  mutation SendTestSms($input: SmsInput!, $phone: String!) {\n    sendTestSms(input: $input, phone: $phone)\n  }\n": types.SendTestSmsDocument,
    "\n  mutation SaveSms($input: SmsInput!, $version: Int!, $currentPassword: String) {\n    saveSms(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...SmsState\n    }\n  }\n": types.SaveSmsDocument,
    "\n  query Connections {\n    connections {\n      razorpay {\n        ...RazorpayState\n      }\n      mail {\n        ...MailServerState\n      }\n      sms {\n        ...SmsState\n      }\n      whatsApp {\n        ...WhatsAppState\n      }\n      address {\n        ...PublicAddressState\n      }\n    }\n  }\n": types.ConnectionsDocument,
    "\n  query ShopAddress {\n    connections {\n      address {\n        url\n      }\n    }\n  }\n": types.ShopAddressDocument,
    "\n  mutation SendTestWhatsApp($input: WhatsAppInput!, $phone: String!) {\n    sendTestWhatsApp(input: $input, phone: $phone)\n  }\n": types.SendTestWhatsAppDocument,
    "\n  mutation SaveWhatsApp($input: WhatsAppInput!, $version: Int!, $currentPassword: String) {\n    saveWhatsApp(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...WhatsAppState\n    }\n  }\n": types.SaveWhatsAppDocument,
    "\n  fragment CustomerOrders on Customer {\n    id\n    orderCount\n    notTakenCount\n  }\n": types.CustomerOrdersFragmentDoc,
    "\n  fragment OrderStatusOverview on DashboardSummary {\n    pendingOrders\n    deliveredOrders\n  }\n": types.OrderStatusOverviewFragmentDoc,
    "\n  fragment SummaryCards on DashboardSummary {\n    totalUsers\n    totalOrders\n    totalMenuItems\n    pendingOrders\n    deliveredOrders\n  }\n": types.SummaryCardsFragmentDoc,
    "\n  query Dashboard {\n    dashboard {\n      message\n      summary {\n        asOf\n        ...SummaryCards\n        ...OrderStatusOverview\n      }\n    }\n  }\n": types.DashboardDocument,
    "\n  subscription DashboardUpdated {\n    dashboardUpdated {\n      asOf\n      ...SummaryCards\n      ...OrderStatusOverview\n    }\n  }\n": types.DashboardUpdatedDocument,
    "\n  query DayFigures {\n    today {\n      day\n      orders\n      sales\n      averageMinutes\n      bestDishes {\n        name\n        quantity\n      }\n    }\n  }\n": types.DayFiguresDocument,
    "\n  fragment RiderDelivery on Delivery {\n    id\n    name\n    version\n    status\n    statusSince\n    isToBringBack\n    customerName\n    address\n    coordinates {\n      lat\n      lng\n    }\n    note\n    phone\n    items\n    due\n    placedAt\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n": types.RiderDeliveryFragmentDoc,
    "\n  query RiderDeliveries {\n    deliveries {\n      ...RiderDelivery\n    }\n  }\n": types.RiderDeliveriesDocument,
    "\n  subscription RiderDeliveriesChanged {\n    deliveriesChanged\n  }\n": types.RiderDeliveriesChangedDocument,
    "\n  mutation PickUpOrder($id: ID!) {\n    pickUpOrder(id: $id) {\n      ...RiderDelivery\n    }\n  }\n": types.PickUpOrderDocument,
    "\n  mutation DeliverOrder($id: ID!, $received: TakingInput, $due: Rupees!) {\n    deliverOrder(id: $id, received: $received, due: $due) {\n      ...RiderDelivery\n    }\n  }\n": types.DeliverOrderDocument,
    "\n  mutation ApproveAct($input: ApprovalInput!) {\n    approve(input: $input) {\n      id\n    }\n  }\n": types.ApproveActDocument,
    "\n  fragment Tablet on OwnDevice {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    lockedSince\n    personUntil\n    person {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    approvers {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n": types.TabletFragmentDoc,
    "\n  query OwnTablet {\n    ownDevice {\n      ...Tablet\n    }\n  }\n": types.OwnTabletDocument,
    "\n  mutation EnterPin($personId: ID!, $pin: String!) {\n    enterPin(personId: $personId, pin: $pin) {\n      ...Tablet\n    }\n  }\n": types.EnterPinDocument,
    "\n  mutation SetPin($personId: ID!, $pin: String!, $password: String!, $secondFactor: SecondFactorProofInput) {\n    setPin(personId: $personId, pin: $pin, password: $password, secondFactor: $secondFactor) {\n      ...Tablet\n    }\n  }\n": types.SetPinDocument,
    "\n  mutation LeaveTablet {\n    leaveDevice {\n      ...Tablet\n    }\n  }\n": types.LeaveTabletDocument,
    "\n  mutation KeepPerson {\n    keepPerson {\n      ...Tablet\n    }\n  }\n": types.KeepPersonDocument,
    "\n  mutation NoteTablet($stamp: String, $appVersion: String, $batteryPercent: Int, $isCharging: Boolean) {\n    noteDevice(\n      stamp: $stamp\n      appVersion: $appVersion\n      batteryPercent: $batteryPercent\n      isCharging: $isCharging\n    )\n  }\n": types.NoteTabletDocument,
    "\n  fragment DeviceCard on Device {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    registeredBy\n    registeredAt\n    lastSeenAt\n    appVersion\n    batteryPercent\n    isCharging\n    lockedSince\n    copiedSince\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n": types.DeviceCardFragmentDoc,
    "\n  query RestaurantTablets {\n    devices {\n      id\n      ...DeviceCard\n    }\n  }\n": types.RestaurantTabletsDocument,
    "\n  mutation RegisterDevice($input: DeviceInput!, $currentPassword: String) {\n    registerDevice(input: $input, currentPassword: $currentPassword) {\n      token\n      user {\n        ...SessionUser\n      }\n    }\n  }\n": types.RegisterDeviceDocument,
    "\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceCard\n    }\n  }\n": types.UpdateDeviceDocument,
    "\n  mutation UnlockDevice($id: ID!) {\n    unlockDevice(id: $id) {\n      ...DeviceCard\n    }\n  }\n": types.UnlockDeviceDocument,
    "\n  mutation RemovePin($deviceId: ID!, $personId: ID!) {\n    removePin(deviceId: $deviceId, personId: $personId) {\n      ...DeviceCard\n    }\n  }\n": types.RemovePinDocument,
    "\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n": types.EndDeviceDocument,
    "\n  fragment KitchenOrder on Order {\n    id\n    name\n    version\n    way\n    tableName\n    status\n    cancelReason\n    isCancelledByCustomer\n    placedAt\n    kitchenAt\n    slotAt\n    isScheduled\n    promisedUntil\n    isAccepted\n    kitchenStage\n    readyAt\n    bags\n    paymentMode\n    changesToSee {\n      ...ChangedLine\n    }\n    customer {\n      id\n      name\n    }\n    items {\n      key\n      menuItemId\n      name\n      category\n      quantity\n      choices {\n        group\n        name\n        quantity\n      }\n      note\n      isDone\n      allergens\n    }\n  }\n": types.KitchenOrderFragmentDoc,
    "\n  query KitchenBoard {\n    kitchen {\n      orders {\n        ...KitchenOrder\n      }\n      finished {\n        ...KitchenOrder\n      }\n    }\n  }\n": types.KitchenBoardDocument,
    "\n  query ChangedKitchenOrders($first: Int!, $filter: OrderFilter!) {\n    orders(first: $first, filter: $filter) {\n      nodes {\n        ...KitchenOrder\n      }\n    }\n  }\n": types.ChangedKitchenOrdersDocument,
    "\n  query RefusalReasons {\n    restaurant {\n      acceptance {\n        reasons\n      }\n    }\n  }\n": types.RefusalReasonsDocument,
    "\n  mutation KitchenAccept($id: ID!, $minutes: Int) {\n    order: acceptOrder(id: $id, minutes: $minutes) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenAcceptDocument,
    "\n  mutation KitchenRefuse($id: ID!, $reason: CancelReason!, $text: String) {\n    order: refuseOrder(id: $id, reason: $reason, text: $text) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenRefuseDocument,
    "\n  mutation KitchenLine($id: ID!, $line: String!, $isDone: Boolean!) {\n    order: setLineDone(orderId: $id, line: $line, isDone: $isDone) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenLineDocument,
    "\n  mutation KitchenReady($id: ID!, $version: Int!) {\n    order: markOrderReady(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenReadyDocument,
    "\n  mutation KitchenPacked($id: ID!, $bags: Int) {\n    order: setOrderPacked(id: $id, bags: $bags) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenPackedDocument,
    "\n  mutation KitchenHandOver($id: ID!) {\n    order: handOverOrder(id: $id) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenHandOverDocument,
    "\n  mutation KitchenChangeSeen($id: ID!, $version: Int!) {\n    order: confirmOrderChange(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenChangeSeenDocument,
    "\n  mutation KitchenRecall($id: ID!, $version: Int!) {\n    order: recallOrder(id: $id, version: $version) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenRecallDocument,
    "\n  mutation KitchenStatus($id: ID!, $status: OrderStatus!, $from: OrderStatus!) {\n    order: updateOrderStatus(id: $id, status: $status, from: $from) {\n      ...KitchenOrder\n    }\n  }\n": types.KitchenStatusDocument,
    "\n  query KitchenStations {\n    restaurant {\n      stations {\n        name\n        categories\n      }\n    }\n  }\n": types.KitchenStationsDocument,
    "\n  fragment MailCard on MailDelivery {\n    id\n    state\n    subject\n    text\n    tries\n    error\n    createdAt\n    nextTryAt\n    sentAt\n    address\n    recipient {\n      id\n      name\n    }\n  }\n": types.MailCardFragmentDoc,
    "\n  query Mails($first: Int!, $after: String, $state: MailState) {\n    mailDeliveries(first: $first, after: $after, state: $state) {\n      nodes {\n        id\n        state\n        createdAt\n        ...MailCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MailsDocument,
    "\n  mutation RetryMail($id: ID!) {\n    retryMailDelivery(id: $id) {\n      id\n      state\n      createdAt\n      ...MailCard\n    }\n  }\n": types.RetryMailDocument,
    "\n  query AdminOptions {\n    menu: fullMenu {\n      id\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n  }\n": types.AdminOptionsDocument,
    "\n  mutation AddOptionGroup($input: OptionGroupInput!, $idempotencyKey: String!) {\n    addOptionGroup(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeGroup\n    }\n  }\n": types.AddOptionGroupDocument,
    "\n  mutation UpdateOptionGroup($id: ID!, $input: OptionGroupInput!, $version: Int!) {\n    updateOptionGroup(id: $id, input: $input, version: $version) {\n      id\n      ...WholeGroup\n    }\n  }\n": types.UpdateOptionGroupDocument,
    "\n  mutation DeleteOptionGroup($id: ID!) {\n    deleteOptionGroup(id: $id) {\n      id\n    }\n  }\n": types.DeleteOptionGroupDocument,
    "\n  query AdminMenu {\n    menu: fullMenu {\n      id\n      ...WholeDish\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n    categories: allCategories {\n      id\n      ...WholeCategory\n    }\n  }\n": types.AdminMenuDocument,
    "\n  mutation DeleteMenuItem($id: ID!) {\n    deleteMenuItem(id: $id) {\n      id\n    }\n  }\n": types.DeleteMenuItemDocument,
    "\n  query DemoDishes {\n    demoDishes\n  }\n": types.DemoDishesDocument,
    "\n  mutation RemoveDemoDishes {\n    removeDemoDishes {\n      id\n    }\n  }\n": types.RemoveDemoDishesDocument,
    "\n  mutation ReorderDishes($ids: [ID!]!) {\n    reorderDishes(ids: $ids) {\n      id\n    }\n  }\n": types.ReorderDishesDocument,
    "\n  mutation ReorderCategories($ids: [ID!]!) {\n    reorderCategories(ids: $ids) {\n      id\n    }\n  }\n": types.ReorderCategoriesDocument,
    "\n  mutation AddCategory($input: CategoryInput!, $idempotencyKey: String!) {\n    addCategory(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeCategory\n    }\n  }\n": types.AddCategoryDocument,
    "\n  mutation UpdateCategory($id: ID!, $input: CategoryInput!, $version: Int!) {\n    updateCategory(id: $id, input: $input, version: $version) {\n      id\n      ...WholeCategory\n    }\n  }\n": types.UpdateCategoryDocument,
    "\n  mutation DeleteCategory($id: ID!) {\n    deleteCategory(id: $id) {\n      id\n    }\n  }\n": types.DeleteCategoryDocument,
    "\n  mutation AddMenuItem($input: MenuItemInput!, $idempotencyKey: String!) {\n    addMenuItem(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeDish\n    }\n  }\n": types.AddMenuItemDocument,
    "\n  mutation UpdateMenuItem($id: ID!, $input: MenuItemInput!, $version: Int!) {\n    updateMenuItem(id: $id, input: $input, version: $version) {\n      id\n      ...WholeDish\n    }\n  }\n": types.UpdateMenuItemDocument,
    "\n  query TaxClasses {\n    restaurant {\n      taxClasses {\n        id\n        name\n      }\n    }\n  }\n": types.TaxClassesDocument,
    "\n  fragment MessageCard on ContactMessage {\n    id\n    name\n    email\n    message\n    createdAt\n    answeredAt\n    reply\n    canReply\n    customer {\n      ...CustomerOrders\n    }\n    problem {\n      id\n      orderId\n      orderName\n      answeredAt\n      ...StaffProblem\n    }\n  }\n": types.MessageCardFragmentDoc,
    "\n  mutation AnswerContactMessage($id: ID!, $reply: String) {\n    answerContactMessage(id: $id, reply: $reply) {\n      id\n      ...MessageCard\n    }\n  }\n": types.AnswerContactMessageDocument,
    "\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      id\n      ...MessageCard\n    }\n  }\n": types.ReopenContactMessageDocument,
    "\n  query ContactMessages($first: Int!, $after: String, $isAnswered: Boolean) {\n    contactMessages(first: $first, after: $after, isAnswered: $isAnswered) {\n      nodes {\n        id\n        answeredAt\n        problem {\n          id\n          answeredAt\n        }\n        ...MessageCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ContactMessagesDocument,
    "\n  mutation SetOrdering($input: OrderingInput!) {\n    setOrdering(input: $input) {\n      ...ShownRestaurant\n    }\n  }\n": types.SetOrderingDocument,
    "\n  fragment AdminOrderCard on Order {\n    id\n    name\n    version\n    way\n    tableName\n    isFirstAtTable\n    status\n    total\n    address\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    kitchenAt\n    isScheduled\n    isAccepted\n    cancelReason\n    isCancelledByCustomer\n    promisedUntil\n    paymentMode\n    paymentStatus\n    placedAt\n    user {\n      id\n      name\n      email\n      staffRole\n    }\n    customer {\n      name\n      phone\n      ...CustomerOrders\n    }\n    coordinates {\n      lat\n      lng\n    }\n    payment {\n      id\n      version\n      amount\n      left\n    }\n    problem {\n      ...StaffProblem\n    }\n    ...NotTaken\n    ...OrderChanges\n    ...OrderItems\n    ...OrderRider\n    ...PromisedTime\n    ...RefundPanel\n    ...Takings\n  }\n": types.AdminOrderCardFragmentDoc,
    "\n  fragment OrderToChange on Order {\n    id\n    name\n    version\n    way\n    status\n    isScheduled\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    deliveryNote\n    slotAt\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n": types.OrderToChangeFragmentDoc,
    "\n  query SlotsToChoose {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n": types.SlotsToChooseDocument,
    "\n  mutation ChangeOrder(\n    $id: ID!\n    $input: OrderChangeInput!\n    $expectedVersion: Int!\n    $total: Rupees!\n    $approval: ID\n    $idempotencyKey: String!\n  ) {\n    changeOrder(\n      id: $id\n      input: $input\n      expectedVersion: $expectedVersion\n      total: $total\n      approval: $approval\n      idempotencyKey: $idempotencyKey\n    ) {\n      ...OrderState\n      ...OrderToChange\n      ...OrderChanges\n      ...RefundPanel\n      ...Takings\n    }\n  }\n": types.ChangeOrderDocument,
    "\n  query OrderChangeQuote($id: ID!, $input: OrderChangeInput!) {\n    quoteOrderChange(id: $id, input: $input) {\n      version\n      changes {\n        ...ChangedLine\n      }\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      totalBefore\n      total\n      due\n      refund\n      takingsRefund\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n": types.OrderChangeQuoteDocument,
    "\n  query DishesToAdd {\n    menu {\n      id\n      name\n      hindiName\n      price\n      soldOut {\n        until\n      }\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n  }\n": types.DishesToAddDocument,
    "\n  query OrderForChange($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        ...OrderToChange\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OrderForChangeDocument,
    "\n  fragment NotTaken on Order {\n    id\n    isNotTaken\n  }\n": types.NotTakenFragmentDoc,
    "\n  mutation SetOrderNotTaken($id: ID!, $isNotTaken: Boolean!) {\n    setOrderNotTaken(id: $id, isNotTaken: $isNotTaken) {\n      ...NotTaken\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n      customer {\n        ...CustomerOrders\n      }\n    }\n  }\n": types.SetOrderNotTakenDocument,
    "\n  mutation SetOrderBuyer($id: ID!, $buyer: BuyerInput!, $expectedVersion: Int!) {\n    setOrderBuyer(id: $id, buyer: $buyer, expectedVersion: $expectedVersion) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n": types.SetOrderBuyerDocument,
    "\n  fragment OrderChanges on Order {\n    id\n    way\n    changes {\n      kind\n      version\n      from\n      to\n      promisedUntil\n      reason\n      isNotTaken\n      rider\n      method\n      amount\n      line\n      isDone\n      bags\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n      by\n      device\n      approvedBy\n    }\n  }\n": types.OrderChangesFragmentDoc,
    "\n  subscription OrderFeed {\n    orderFeed {\n      kind\n      order {\n        id\n        name\n        version\n        placedAt\n        kitchenAt\n        isScheduled\n        status\n        waitsSince\n      }\n    }\n  }\n": types.OrderFeedDocument,
    "\n  fragment OrderItems on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n": types.OrderItemsFragmentDoc,
    "\n  query OrderRiders {\n    riders {\n      id\n      name\n    }\n  }\n": types.OrderRidersDocument,
    "\n  fragment OrderRider on Order {\n    id\n    version\n    way\n    status\n    rider {\n      id\n      name\n    }\n  }\n": types.OrderRiderFragmentDoc,
    "\n  mutation AssignRider($orderId: ID!, $riderId: ID, $version: Int!) {\n    assignRider(orderId: $orderId, riderId: $riderId, version: $version) {\n      ...OrderRider\n      ...OrderChanges\n    }\n  }\n": types.AssignRiderDocument,
    "\n  fragment PromisedTime on Order {\n    id\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n": types.PromisedTimeFragmentDoc,
    "\n  mutation ChangePromisedTime($id: ID!, $input: PromisedTimeInput!) {\n    changePromisedTime(id: $id, input: $input) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n": types.ChangePromisedTimeDocument,
    "\n  mutation RefundTakings($orderId: ID!, $amount: Rupees!, $approval: ID) {\n    refundTakings(orderId: $orderId, amount: $amount, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n": types.RefundTakingsDocument,
    "\n  query OrderTakings($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        ...OrderState\n        ...OrderChanges\n        ...Takings\n      }\n    }\n  }\n": types.OrderTakingsDocument,
    "\n  fragment StaffProblem on OrderProblem {\n    id\n    orderId\n    reason\n    dishes\n    text\n    sentAt\n    answeredAt\n    reply\n  }\n": types.StaffProblemFragmentDoc,
    "\n  mutation AnswerOrderProblem($id: ID!, $reply: String) {\n    answerOrderProblem(id: $id, reply: $reply) {\n      id\n      problem {\n        id\n        ...StaffProblem\n      }\n    }\n  }\n": types.AnswerOrderProblemDocument,
    "\n  mutation EnterTaking($orderId: ID!, $input: TakingInput!, $idempotencyKey: String!) {\n    enterTaking(orderId: $orderId, input: $input, idempotencyKey: $idempotencyKey) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n": types.EnterTakingDocument,
    "\n  fragment Takings on Order {\n    id\n    way\n    status\n    total\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n  }\n": types.TakingsFragmentDoc,
    "\n  mutation UndoTaking($orderId: ID!, $id: ID!, $approval: ID) {\n    undoTaking(orderId: $orderId, id: $id, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n": types.UndoTakingDocument,
    "\n  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter) {\n    orders(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminOrdersDocument,
    "\n  query OrdersById($ids: [ID!]!) {\n    orders(first: 100, filter: { ids: $ids }) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OrdersByIdDocument,
    "\n  query NewestOrders {\n    orders(first: 50) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n      }\n    }\n    pending: orders(first: 100, filter: { status: PENDING }) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n        waitsSince\n      }\n    }\n    restaurant {\n      acceptance {\n        louderAfter\n      }\n    }\n    laterOrders {\n      id\n      name\n      kitchenAt\n      isScheduled\n      status\n    }\n  }\n": types.NewestOrdersDocument,
    "\n  query MoneyBack($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        backIfCancelled\n        refundable {\n          paymentId\n          left\n        }\n      }\n    }\n  }\n": types.MoneyBackDocument,
    "\n  mutation UpdateOrderStatus(\n    $id: ID!\n    $status: OrderStatus!\n    $refund: Boolean\n    $from: OrderStatus\n    $cancelReason: CancelReason\n    $cancelText: String\n    $approval: ID\n  ) {\n    updateOrderStatus(\n      id: $id\n      status: $status\n      refund: $refund\n      from: $from\n      cancelReason: $cancelReason\n      cancelText: $cancelText\n      approval: $approval\n    ) {\n      ...OrderState\n      ...OrderChanges\n      customer {\n        ...CustomerOrders\n      }\n      ...RefundPanel\n      ...Takings\n    }\n  }\n": types.UpdateOrderStatusDocument,
    "\n  query DishNames {\n    fullMenu {\n      id\n      name\n      hindiName\n      soldOut {\n        until\n      }\n    }\n  }\n": types.DishNamesDocument,
    "\n  query FindOrders($filter: OrderFilter!) {\n    orders(first: 6, filter: $filter) {\n      nodes {\n        id\n        name\n        status\n        total\n        placedAt\n        user {\n          id\n          name\n        }\n        customer {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.FindOrdersDocument,
    "\n  mutation KeepOrderPayment($id: ID!) {\n    keepOrderPayment(id: $id) {\n      ...OrderState\n      ...OrderChanges\n      ...RefundPanel\n    }\n  }\n": types.KeepOrderPaymentDocument,
    "\n  fragment PaymentCard on Payment {\n    id\n    razorpayOrderId\n    receipt\n    createdAt\n    user {\n      id\n      name\n      email\n    }\n    order {\n      id\n      name\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    booking {\n      id\n    }\n    ...RefundablePayment\n    ...RefundList\n  }\n": types.PaymentCardFragmentDoc,
    "\n  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!, $approval: ID) {\n    refundPayment(\n      id: $id\n      amount: $amount\n      refundId: $refundId\n      idempotencyKey: $idempotencyKey\n      approval: $approval\n    ) {\n      id\n      ...RefundablePayment\n    }\n  }\n": types.RefundPaymentDocument,
    "\n  fragment RefundList on Payment {\n    id\n    refunds {\n      id\n      amount\n      reason\n      state\n      failure\n      createdAt\n    }\n  }\n": types.RefundListFragmentDoc,
    "\n  fragment RefundablePayment on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    left\n    decision\n    ...PaymentState\n    ...RefundList\n  }\n": types.RefundablePaymentFragmentDoc,
    "\n  fragment RefundPanel on Order {\n    id\n    status\n    payment {\n      ...RefundablePayment\n    }\n  }\n": types.RefundPanelFragmentDoc,
    "\n  subscription PaymentWatched($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...RefundablePayment\n    }\n  }\n": types.PaymentWatchedDocument,
    "\n  query OpenPayments($first: Int!) {\n    webhookHealth {\n      isSilent\n    }\n    paymentsNeedingAttention(first: $first) {\n      nodes {\n        id\n        ...PaymentCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OpenPaymentsDocument,
    "\n  fragment InvitationCard on Invitation {\n    id\n    name\n    email\n    role\n    invitedBy\n    expiresAt\n    canChange\n    token\n  }\n": types.InvitationCardFragmentDoc,
    "\n  fragment PersonCard on Person {\n    id\n    name\n    email\n    role\n    lastSeenAt\n    isViewer\n    canChange\n    canEnd\n  }\n": types.PersonCardFragmentDoc,
    "\n  query StaffPeople {\n    people {\n      roles\n      persons {\n        id\n        ...PersonCard\n      }\n      invitations {\n        id\n        ...InvitationCard\n      }\n    }\n  }\n": types.StaffPeopleDocument,
    "\n  mutation InvitePerson($input: InvitationInput!, $currentPassword: String) {\n    invitePerson(input: $input, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n": types.InvitePersonDocument,
    "\n  mutation RenewInvitation($id: ID!, $currentPassword: String) {\n    renewInvitation(id: $id, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n": types.RenewInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id)\n  }\n": types.RevokeInvitationDocument,
    "\n  mutation ChangePersonsRole($id: ID!, $role: StaffRole!, $currentPassword: String) {\n    changePersonsRole(id: $id, role: $role, currentPassword: $currentPassword)\n  }\n": types.ChangePersonsRoleDocument,
    "\n  mutation EndPerson($id: ID!, $currentPassword: String) {\n    endPerson(id: $id, currentPassword: $currentPassword)\n  }\n": types.EndPersonDocument,
    "\n  query PrintJobsOfOrder($orderId: ID!) {\n    order(id: $orderId) {\n      id\n      version\n      status\n      taxes {\n        ...IncludedTaxes\n      }\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    printJobs(orderId: $orderId) {\n      id\n      document\n      isDuplicate\n      state\n      error\n      createdAt\n      printedAt\n      printer {\n        id\n        name\n      }\n    }\n  }\n": types.PrintJobsOfOrderDocument,
    "\n  mutation SettlePrintJob($id: ID!, $isPrinted: Boolean!) {\n    settlePrintJob(id: $id, isPrinted: $isPrinted) {\n      ...UnsettledJob\n    }\n  }\n": types.SettlePrintJobDocument,
    "\n  fragment PrinterSettings on Printer {\n    id\n    name\n    way\n    host\n    port\n    paper\n    graphics\n    documents\n    bills\n    stations\n    copies\n    cuts\n    beeps\n    fallbackId\n    isPaused\n    state\n    error\n    lastSeenAt\n    waiting\n    version\n  }\n": types.PrinterSettingsFragmentDoc,
    "\n  fragment UnsettledJob on PrintJob {\n    id\n    document\n    orderId\n    orderName\n    state\n    error\n    printer {\n      id\n      name\n    }\n  }\n": types.UnsettledJobFragmentDoc,
    "\n  query Printing {\n    printers {\n      ...PrinterSettings\n    }\n    printJobs(unsettledOnly: true) {\n      ...UnsettledJob\n    }\n  }\n": types.PrintingDocument,
    "\n  subscription PrintingChanged {\n    printingChanged\n  }\n": types.PrintingChangedDocument,
    "\n  query PrinterStations {\n    restaurant {\n      stations {\n        name\n      }\n    }\n  }\n": types.PrinterStationsDocument,
    "\n  fragment PageOfJob on PrintPage {\n    bytes\n    image\n    widthMm\n  }\n": types.PageOfJobFragmentDoc,
    "\n  mutation TakePrintJob($printerId: ID!, $browser: String!) {\n    takePrintJob(printerId: $printerId, browser: $browser) {\n      job {\n        id\n      }\n      page {\n        ...PageOfJob\n      }\n    }\n  }\n": types.TakePrintJobDocument,
    "\n  mutation ReportPrinted($id: ID!, $browser: String!, $outcome: PrintJobState!, $error: String) {\n    reportPrinted(id: $id, browser: $browser, outcome: $outcome, error: $error) {\n      ...UnsettledJob\n    }\n  }\n": types.ReportPrintedDocument,
    "\n  mutation PrintOrder($orderId: ID!, $document: PrintDocument!, $printerId: ID, $idempotencyKey: String!) {\n    printOrder(\n      orderId: $orderId\n      document: $document\n      printerId: $printerId\n      idempotencyKey: $idempotencyKey\n    ) {\n      id\n      isDuplicate\n    }\n  }\n": types.PrintOrderDocument,
    "\n  mutation CreatePrinter($input: PrinterInput!) {\n    createPrinter(input: $input) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n": types.CreatePrinterDocument,
    "\n  mutation UpdatePrinter($id: ID!, $input: PrinterInput!, $expectedVersion: Int!) {\n    updatePrinter(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n": types.UpdatePrinterDocument,
    "\n  mutation DeletePrinter($id: ID!) {\n    deletePrinter(id: $id) {\n      id\n    }\n  }\n": types.DeletePrinterDocument,
    "\n  mutation RenewPrinterToken($id: ID!) {\n    renewPrinterToken(id: $id) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n": types.RenewPrinterTokenDocument,
    "\n  mutation PrintTestPage($printerId: ID!) {\n    printTestPage(printerId: $printerId) {\n      ...UnsettledJob\n    }\n  }\n": types.PrintTestPageDocument,
    "\n  fragment BillBookEntry on BillBookEntry {\n    id\n    sequence\n    kind\n    number\n    orderId\n    orderName\n    amount\n    issuedAt\n  }\n": types.BillBookEntryFragmentDoc,
    "\n  fragment BillSum on BillMonthSum {\n    count\n    taxable\n    cgst\n    sgst\n    untaxed\n    total\n  }\n": types.BillSumFragmentDoc,
    "\n  fragment Gstr1Tables on BillMonth {\n    b2b {\n      count\n      ...BillSum\n    }\n    b2bNotes {\n      count\n      ...BillSum\n    }\n    b2c {\n      placeOfSupply\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    hsn {\n      isRegistered\n      hsn\n      description\n      uqc\n      quantity\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    nil {\n      isRegistered\n      taxable\n    }\n    documents {\n      kind\n      from\n      to\n      total\n      cancelled\n      net\n    }\n  }\n": types.Gstr1TablesFragmentDoc,
    "\n  query BillBook($first: Int!, $after: String, $month: String!) {\n    billBook(first: $first, after: $after, month: $month) {\n      nodes {\n        id\n        issuedAt\n        ...BillBookEntry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      state {\n        entries\n        head\n        headAt\n      }\n    }\n    restaurant {\n      taxPositions {\n        from\n        mode\n        pricesInclude\n      }\n    }\n  }\n": types.BillBookDocument,
    "\n  query BillMonth($month: String!) {\n    billMonth(month: $month) {\n      month\n      asOf\n      invoices {\n        ...BillSum\n      }\n      creditNotes {\n        ...BillSum\n      }\n      cancellations {\n        ...BillSum\n      }\n      vouchers {\n        count\n        total\n        ...BillSum\n      }\n      rates {\n        rate\n        taxable\n        cgst\n        sgst\n      }\n      ...Gstr1Tables\n    }\n  }\n": types.BillMonthDocument,
    "\n  query VerifyBillBook($head: String) {\n    verifyBillBook(head: $head) {\n      isWhole\n      entries\n      firstWrong {\n        sequence\n        problem\n      }\n    }\n  }\n": types.VerifyBillBookDocument,
    "\n  query BookingsOutsideHours {\n    bookingsOutsideHours(first: 5) {\n      nodes {\n        id\n        date\n        time\n        name\n        guests\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": types.BookingsOutsideHoursDocument,
    "\n  fragment RestaurantSettings on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    whatsapp\n    email\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    privacyText\n    termsText\n    refundText\n    aboutHeading\n    aboutText\n    hindiAboutHeading\n    hindiAboutText\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n      leadMinutes\n      ordersPerSlot\n      dishesPerSlot\n    }\n    phoneRequired\n    guestsAllowed\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    deliveryZones {\n      id\n      name\n      kind\n      points {\n        lat\n        lng\n      }\n      center {\n        lat\n        lng\n      }\n      radiusMeters\n      pinCodes\n      fee\n      minimum\n      feeSteps {\n        from\n        fee\n      }\n      freeFrom\n      extraMinutes\n      isOn\n      hours {\n        opensAt\n        closesAt\n      }\n    }\n    tables {\n      id\n      name\n      seats\n    }\n    stayMinutes\n    maxCash\n    codeAbove\n    prepMinutes\n    dayEndHour\n    acceptance {\n      isAutomatic\n      louderAfter\n      ownersAfter\n      customerAfter\n      reasons\n    }\n    stations {\n      name\n      categories\n    }\n    bookingFee\n    refundHours\n    taxPositions {\n      from\n      mode\n      pricesInclude\n    }\n    taxClasses {\n      id\n      name\n      hsn\n      rates {\n        from\n        percent\n      }\n    }\n    roundsTotal\n    invoicePrefix\n    billFooter\n  }\n": types.RestaurantSettingsFragmentDoc,
    "\n  query StationCategories {\n    allCategories {\n      id\n      name\n    }\n  }\n": types.StationCategoriesDocument,
    "\n  fragment CodeOfTable on TableCode {\n    url\n    table {\n      id\n      name\n    }\n  }\n": types.CodeOfTableFragmentDoc,
    "\n  query TableCodes {\n    tableCodes {\n      ...CodeOfTable\n    }\n  }\n": types.TableCodesDocument,
    "\n  mutation RenewTableCodes($tables: [ID!]!) {\n    renewTableCodes(tables: $tables) {\n      ...CodeOfTable\n    }\n  }\n": types.RenewTableCodesDocument,
    "\n  fragment TwoStepRule on SecondFactorRule {\n    version\n    roles\n  }\n": types.TwoStepRuleFragmentDoc,
    "\n  query SecondFactorRule {\n    secondFactorRule {\n      ...TwoStepRule\n    }\n  }\n": types.SecondFactorRuleDocument,
    "\n  mutation DemandSecondFactor($roles: [StaffRole!]!, $version: Int!, $currentPassword: String) {\n    demandSecondFactor(roles: $roles, version: $version, currentPassword: $currentPassword) {\n      ...TwoStepRule\n    }\n  }\n": types.DemandSecondFactorDocument,
    "\n  query Settings {\n    restaurant {\n      ...RestaurantSettings\n    }\n  }\n": types.SettingsDocument,
    "\n  mutation UpdateRestaurant($input: RestaurantInput!, $version: Int!) {\n    updateRestaurant(input: $input, version: $version) {\n      ...RestaurantSettings\n    }\n  }\n": types.UpdateRestaurantDocument,
    "\n  query ShopSetup {\n    shopSetup {\n      payments\n      mailServer {\n        host\n        from\n      }\n    }\n  }\n": types.ShopSetupDocument,
    "\n  query SetupChecklist {\n    setupSteps\n    welcome {\n      isDue\n      done\n    }\n  }\n": types.SetupChecklistDocument,
    "\n  query SetupWarnings {\n    setupWarnings\n  }\n": types.SetupWarningsDocument,
    "\n  mutation SetSoldOut($dishIds: [ID!]!, $period: SoldOutPeriod!) {\n    setSoldOut(dishIds: $dishIds, period: $period) {\n      id\n      ...WholeDish\n    }\n  }\n": types.SetSoldOutDocument,
    "\n  mutation SetChoiceSoldOut($choiceId: ID!, $period: SoldOutPeriod!) {\n    setChoiceSoldOut(choiceId: $choiceId, period: $period) {\n      id\n      ...WholeGroup\n    }\n  }\n": types.SetChoiceSoldOutDocument,
    "\n  mutation SetPortions($dishId: ID!, $left: Int) {\n    setPortions(dishId: $dishId, left: $left) {\n      id\n    }\n  }\n": types.SetPortionsDocument,
    "\n  query PendingOrders {\n    pendingOrders\n  }\n": types.PendingOrdersDocument,
    "\n  query WaitingBookings {\n    bookings(first: 100) {\n      nodes {\n        id\n        date\n        startsAt\n      }\n    }\n  }\n": types.WaitingBookingsDocument,
    "\n  query Welcome {\n    welcome {\n      isDue\n      done\n    }\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n": types.WelcomeDocument,
    "\n  mutation FinishWelcomeStep($step: WelcomeStep!) {\n    finishWelcomeStep(step: $step) {\n      isDue\n      done\n    }\n  }\n": types.FinishWelcomeStepDocument,
    "\n  mutation EndWelcome {\n    endWelcome {\n      isDue\n      done\n    }\n  }\n": types.EndWelcomeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RestaurantChanged {\n    restaurantChanged {\n      ...ShownRestaurant\n    }\n  }\n"): (typeof documents)["\n  subscription RestaurantChanged {\n    restaurantChanged {\n      ...ShownRestaurant\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuSuggestions($search: String!) {\n    menu(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n    similarDishes(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n  }\n"): (typeof documents)["\n  query MenuSuggestions($search: String!) {\n    menu(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n    similarDishes(search: $search) {\n      id\n      name\n      hindiName\n      price\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MenuCategory on Category {\n    id\n    name\n    hindiName\n    servedFrom\n    servedUntil\n  }\n"): (typeof documents)["\n  fragment MenuCategory on Category {\n    id\n    name\n    hindiName\n    servedFrom\n    servedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MenuCard on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n  }\n"): (typeof documents)["\n  fragment MenuCard on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeDish on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n    taxClass\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n  }\n"): (typeof documents)["\n  fragment WholeDish on MenuItem {\n    id\n    version\n    name\n    price\n    description\n    category\n    image\n    mark\n    hindiName\n    hindiDescription\n    spiciness\n    isJain\n    isNew\n    isPackaged\n    isBestseller\n    allergens\n    serves\n    packing\n    taxClass\n    soldOut {\n      until\n    }\n    options {\n      groupId\n      overrides {\n        choiceId\n        price\n        isDefault\n        isOffered\n      }\n    }\n    servedFrom\n    servedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeCategory on Category {\n    id\n    version\n    name\n    hindiName\n    isHidden\n    servedFrom\n    servedUntil\n  }\n"): (typeof documents)["\n  fragment WholeCategory on Category {\n    id\n    version\n    name\n    hindiName\n    isHidden\n    servedFrom\n    servedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Change on MenuChange {\n    kind\n    id\n    item {\n      id\n      ...WholeDish\n    }\n    group {\n      id\n      ...WholeGroup\n    }\n    category {\n      id\n      ...WholeCategory\n    }\n  }\n"): (typeof documents)["\n  fragment Change on MenuChange {\n    kind\n    id\n    item {\n      id\n      ...WholeDish\n    }\n    group {\n      id\n      ...WholeGroup\n    }\n    category {\n      id\n      ...WholeCategory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MenuChanged {\n    menuChanged {\n      ...Change\n    }\n  }\n"): (typeof documents)["\n  subscription MenuChanged {\n    menuChanged {\n      ...Change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FullMenuChanged {\n    menuChanged: fullMenuChanged {\n      ...Change\n    }\n  }\n"): (typeof documents)["\n  subscription FullMenuChanged {\n    menuChanged: fullMenuChanged {\n      ...Change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Menu {\n    menu {\n      ...MenuCard\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n    categories {\n      ...MenuCategory\n    }\n  }\n"): (typeof documents)["\n  query Menu {\n    menu {\n      ...MenuCard\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n    categories {\n      ...MenuCategory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeGroup on OptionGroup {\n    id\n    version\n    name\n    minChoices\n    maxChoices\n    maxEach\n    choices {\n      id\n      name\n      price\n      isDefault\n      soldOut {\n        until\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WholeGroup on OptionGroup {\n    id\n    version\n    name\n    minChoices\n    maxChoices\n    maxEach\n    choices {\n      id\n      name\n      price\n      isDefault\n      soldOut {\n        until\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PortionsChanged {\n    portionsChanged {\n      dishId\n      left\n    }\n  }\n"): (typeof documents)["\n  subscription PortionsChanged {\n    portionsChanged {\n      dishId\n      left\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id\n    title\n    body\n    link\n    readAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id\n    title\n    body\n    link\n    readAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationReceived {\n    notificationReceived {\n      id\n      kind\n      title\n      createdAt\n      readAt\n      ...NotificationItem\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationReceived {\n    notificationReceived {\n      id\n      kind\n      title\n      createdAt\n      readAt\n      ...NotificationItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        createdAt\n        readAt\n        ...NotificationItem\n      }\n      unreadCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        createdAt\n        readAt\n        ...NotificationItem\n      }\n      unreadCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($ids: [ID!]) {\n    markNotificationsRead(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($ids: [ID!]) {\n    markNotificationsRead(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangedLine on ChangedLine {\n    name\n    choices {\n      choiceId\n      group\n      name\n      quantity\n    }\n    note\n    before\n    after\n  }\n"): (typeof documents)["\n  fragment ChangedLine on ChangedLine {\n    name\n    choices {\n      choiceId\n      group\n      name\n      quantity\n    }\n    note\n    before\n    after\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IncludedTaxes on BillTaxes {\n    pricesInclude\n    included\n  }\n"): (typeof documents)["\n  fragment IncludedTaxes on BillTaxes {\n    pricesInclude\n    included\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceLine on Invoice {\n    number\n    isCancelled\n  }\n"): (typeof documents)["\n  fragment InvoiceLine on Invoice {\n    number\n    isCancelled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Restaurant {\n    restaurant {\n      ...ShownRestaurant\n    }\n  }\n"): (typeof documents)["\n  query Restaurant {\n    restaurant {\n      ...ShownRestaurant\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownRestaurant on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    phone\n    whatsapp\n    email\n    coordinates {\n      lat\n      lng\n    }\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n    }\n    phoneRequired\n    guestsAllowed\n    pricesWithoutTax\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    ordering {\n      takesOrders\n      pausedUntil\n      busyMinutes\n      periods {\n        from\n        until\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ShownRestaurant on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    phone\n    whatsapp\n    email\n    coordinates {\n      lat\n      lng\n    }\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n    }\n    phoneRequired\n    guestsAllowed\n    pricesWithoutTax\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    ordering {\n      takesOrders\n      pausedUntil\n      busyMinutes\n      periods {\n        from\n        until\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhoneCodeChannels {\n    restaurant {\n      phoneCodeChannels\n    }\n  }\n"): (typeof documents)["\n  query PhoneCodeChannels {\n    restaurant {\n      phoneCodeChannels\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser on User {\n    id\n    name\n    email\n    isGuest\n    phone\n    role\n    staffRole\n    permissions\n    lacksSecondFactor\n    profilePicture\n  }\n"): (typeof documents)["\n  fragment SessionUser on User {\n    id\n    name\n    email\n    isGuest\n    phone\n    role\n    staffRole\n    permissions\n    lacksSecondFactor\n    profilePicture\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      ...SessionUser\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      ...SessionUser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogoutEverywhere {\n    logoutEverywhere\n  }\n"): (typeof documents)["\n  mutation LogoutEverywhere {\n    logoutEverywhere\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveSecondFactor($proof: SecondFactorProofInput!) {\n    proveSecondFactor(proof: $proof)\n  }\n"): (typeof documents)["\n  mutation ProveSecondFactor($proof: SecondFactorProofInput!) {\n    proveSecondFactor(proof: $proof)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasskey {\n    requestPasskey\n  }\n"): (typeof documents)["\n  mutation RequestPasskey {\n    requestPasskey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AboutText {\n    restaurant {\n      aboutHeading\n      aboutText\n      hindiAboutHeading\n      hindiAboutText\n    }\n  }\n"): (typeof documents)["\n  query AboutText {\n    restaurant {\n      aboutHeading\n      aboutText\n      hindiAboutHeading\n      hindiAboutText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThisDevice {\n    sessions {\n      id\n      browser\n      system\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query ThisDevice {\n    sessions {\n      id\n      browser\n      system\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceSession on DeviceSession {\n    id\n    browser\n    system\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment DeviceSession on DeviceSession {\n    id\n    browser\n    system\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"): (typeof documents)["\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationOfLink($token: String!) {\n    invitation(token: $token) {\n      name\n      email\n      role\n      invitedBy\n      problem\n    }\n  }\n"): (typeof documents)["\n  query InvitationOfLink($token: String!) {\n    invitation(token: $token) {\n      name\n      email\n      role\n      invitedBy\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepOrders($input: KeepOrdersInput!) {\n    keepOrders(input: $input) {\n      ...SessionUser\n    }\n  }\n"): (typeof documents)["\n  mutation KeepOrders($input: KeepOrdersInput!) {\n    keepOrders(input: $input) {\n      ...SessionUser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAccountChange($token: String!) {\n    undoAccountChange(token: $token) {\n      email\n      resetToken\n    }\n  }\n"): (typeof documents)["\n  mutation UndoAccountChange($token: String!) {\n    undoAccountChange(token: $token) {\n      email\n      resetToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSafety {\n    me {\n      id\n      isEmailConfirmed\n    }\n    sessions {\n      id\n      ...DeviceSession\n    }\n  }\n"): (typeof documents)["\n  query AccountSafety {\n    me {\n      id\n      isEmailConfirmed\n    }\n    sessions {\n      id\n      ...DeviceSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...DeviceSession\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...DeviceSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...DeviceSession\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...DeviceSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuestSession on Session {\n    token\n    user {\n      ...SessionUser\n    }\n  }\n"): (typeof documents)["\n  fragment GuestSession on Session {\n    token\n    user {\n      ...SessionUser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContinueAsGuest($input: GuestInput!) {\n    continueAsGuest(input: $input) {\n      ...GuestSession\n    }\n  }\n"): (typeof documents)["\n  mutation ContinueAsGuest($input: GuestInput!) {\n    continueAsGuest(input: $input) {\n      ...GuestSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenGuestLink($token: String!) {\n    openGuestLink(token: $token) {\n      ...GuestSession\n    }\n  }\n"): (typeof documents)["\n  mutation OpenGuestLink($token: String!) {\n    openGuestLink(token: $token) {\n      ...GuestSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinByInvitation($token: String!, $currentPassword: String!) {\n    joinByInvitation(token: $token, currentPassword: $currentPassword) {\n      ...SessionUser\n    }\n  }\n"): (typeof documents)["\n  mutation JoinByInvitation($token: String!, $currentPassword: String!) {\n    joinByInvitation(token: $token, currentPassword: $currentPassword) {\n      ...SessionUser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!, $idempotencyKey: String) {\n    register(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!, $idempotencyKey: String) {\n    register(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithSecondFactor($input: SecondFactorLoginInput!) {\n    loginWithSecondFactor(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithSecondFactor($input: SecondFactorLoginInput!) {\n    loginWithSecondFactor(input: $input) {\n      token\n      deviceToken\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasskeyForLogin($ticket: String!) {\n    requestPasskeyForLogin(ticket: $ticket)\n  }\n"): (typeof documents)["\n  mutation RequestPasskeyForLogin($ticket: String!) {\n    requestPasskeyForLogin(ticket: $ticket)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoStep {\n    secondFactor {\n      ...TwoStepState\n    }\n  }\n"): (typeof documents)["\n  query TwoStep {\n    secondFactor {\n      ...TwoStepState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TwoStepState on SecondFactor {\n    id\n    since\n    methods\n    authenticatorSince\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isDemanded\n  }\n"): (typeof documents)["\n  fragment TwoStepState on SecondFactor {\n    id\n    since\n    methods\n    authenticatorSince\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isDemanded\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAuthenticator($currentPassword: String) {\n    startAuthenticator(currentPassword: $currentPassword) {\n      key\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation StartAuthenticator($currentPassword: String) {\n    startAuthenticator(currentPassword: $currentPassword) {\n      key\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAuthenticator($digits: String!) {\n    confirmAuthenticator(digits: $digits) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmAuthenticator($digits: String!) {\n    confirmAuthenticator(digits: $digits) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskey($currentPassword: String) {\n    startPasskey(currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation StartPasskey($currentPassword: String) {\n    startPasskey(currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasskey($passkey: NewPasskeyInput!, $name: String!) {\n    confirmPasskey(passkey: $passkey, name: $name) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPasskey($passkey: NewPasskeyInput!, $name: String!) {\n    confirmPasskey(passkey: $passkey, name: $name) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      ...TwoStepState\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      ...TwoStepState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!, $currentPassword: String) {\n    removePasskey(id: $id, currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!, $currentPassword: String) {\n    removePasskey(id: $id, currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($currentPassword: String) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes($currentPassword: String) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      recoveryCodes\n      secondFactor {\n        ...TwoStepState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnOffSecondFactor($currentPassword: String) {\n    turnOffSecondFactor(currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n"): (typeof documents)["\n  mutation TurnOffSecondFactor($currentPassword: String) {\n    turnOffSecondFactor(currentPassword: $currentPassword) {\n      ...TwoStepState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedAddressParts on SavedAddress {\n    id\n    label\n    name\n    flat\n    street\n    landmark\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    savedAt\n  }\n"): (typeof documents)["\n  fragment SavedAddressParts on SavedAddress {\n    id\n    label\n    name\n    flat\n    street\n    landmark\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    savedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedAddresses {\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n"): (typeof documents)["\n  query SavedAddresses {\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAddress($input: SavedAddressInput!, $idempotencyKey: String) {\n    addAddress(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddAddress($input: SavedAddressInput!, $idempotencyKey: String) {\n    addAddress(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAddress($id: ID!, $input: SavedAddressInput!) {\n    updateAddress(id: $id, input: $input) {\n      ...SavedAddressParts\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAddress($id: ID!, $input: SavedAddressInput!) {\n    updateAddress(id: $id, input: $input) {\n      ...SavedAddressParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      deliveryFrom\n      zone {\n        id\n        name\n        freeFrom\n      }\n      total\n      promisedFrom\n      promisedUntil\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n"): (typeof documents)["\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      deliveryFrom\n      zone {\n        id\n        name\n        freeFrom\n      }\n      total\n      promisedFrom\n      promisedUntil\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillLines on BillDocument {\n    headings {\n      item\n      hsn\n      quantity\n      unitPrice\n      rate\n      taxable\n      amount\n    }\n    lines {\n      name\n      choices\n      hsn\n      rate\n      quantity\n      unitPrice\n      taxable\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment BillLines on BillDocument {\n    headings {\n      item\n      hsn\n      quantity\n      unitPrice\n      rate\n      taxable\n      amount\n    }\n    lines {\n      name\n      choices\n      hsn\n      rate\n      quantity\n      unitPrice\n      taxable\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillTaxes on BillDocument {\n    headings {\n      hsn\n      taxable\n      cgst\n      sgst\n    }\n    taxes {\n      hsn\n      halfRate\n      taxable\n      cgst\n      sgst\n    }\n  }\n"): (typeof documents)["\n  fragment BillTaxes on BillDocument {\n    headings {\n      hsn\n      taxable\n      cgst\n      sgst\n    }\n    taxes {\n      hsn\n      halfRate\n      taxable\n      cgst\n      sgst\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillDocument($orderId: ID!) {\n    billDocument(orderId: $orderId) {\n      title\n      number\n      ...BillSheet\n    }\n  }\n"): (typeof documents)["\n  query BillDocument($orderId: ID!) {\n    billDocument(orderId: $orderId) {\n      title\n      number\n      ...BillSheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillParty on BillParty {\n    name\n    address\n    facts {\n      label\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment BillParty on BillParty {\n    name\n    address\n    facts {\n      label\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillSheet on BillDocument {\n    language\n    title\n    remarks\n    seller {\n      ...BillParty\n    }\n    facts {\n      label\n      value\n    }\n    buyerHeading\n    buyer {\n      ...BillParty\n    }\n    sums {\n      label\n      amount\n    }\n    total {\n      label\n      amount\n    }\n    totalInWords\n    fssaiLink\n    fssaiText\n    closing\n    ...BillLines\n    ...BillTaxes\n  }\n"): (typeof documents)["\n  fragment BillSheet on BillDocument {\n    language\n    title\n    remarks\n    seller {\n      ...BillParty\n    }\n    facts {\n      label\n      value\n    }\n    buyerHeading\n    buyer {\n      ...BillParty\n    }\n    sums {\n      label\n      amount\n    }\n    total {\n      label\n      amount\n    }\n    totalInWords\n    fssaiLink\n    fssaiText\n    closing\n    ...BillLines\n    ...BillTaxes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookingCard on Booking {\n    id\n    date\n    time\n    startsAt\n    guests\n    message\n    paymentMode\n    paymentStatus\n    ...CancelBooking\n    ...EditBooking\n  }\n"): (typeof documents)["\n  fragment BookingCard on Booking {\n    id\n    date\n    time\n    startsAt\n    guests\n    message\n    paymentMode\n    paymentStatus\n    ...CancelBooking\n    ...EditBooking\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelBooking on Booking {\n    id\n    date\n    time\n    guests\n    feeRefundableUntil\n    payment {\n      id\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment CancelBooking on Booking {\n    id\n    date\n    time\n    guests\n    feeRefundableUntil\n    payment {\n      id\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditBooking on Booking {\n    id\n    date\n    time\n    guests\n    message\n    feeRefundableUntil\n    ...CancelBooking\n  }\n"): (typeof documents)["\n  fragment EditBooking on Booking {\n    id\n    date\n    time\n    guests\n    message\n    feeRefundableUntil\n    ...CancelBooking\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartBookingPayment($input: BookTableInput!, $idempotencyKey: String!) {\n    startBookingPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n"): (typeof documents)["\n  mutation StartBookingPayment($input: BookTableInput!, $idempotencyKey: String!) {\n    startBookingPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookTable($input: BookTableInput!, $idempotencyKey: String!) {\n    bookTable(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      confirmation\n    }\n  }\n"): (typeof documents)["\n  mutation BookTable($input: BookTableInput!, $idempotencyKey: String!) {\n    bookTable(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      confirmation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingRules {\n    bookingRules {\n      firstDate\n      lastDate\n      days {\n        date\n        seatings {\n          first\n          last\n        }\n        reason\n      }\n      stayMinutes\n      maxGuests\n      fee\n    }\n  }\n"): (typeof documents)["\n  query BookingRules {\n    bookingRules {\n      firstDate\n      lastDate\n      days {\n        date\n        seatings {\n          first\n          last\n        }\n        reason\n      }\n      stayMinutes\n      maxGuests\n      fee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBooking($id: ID!) {\n    cancelBooking(id: $id) {\n      id\n      cancelledAt\n    }\n  }\n"): (typeof documents)["\n  mutation CancelBooking($id: ID!) {\n    cancelBooking(id: $id) {\n      id\n      cancelledAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeTimes($date: Date!, $guests: Int!, $exceptBooking: ID) {\n    freeTimes(date: $date, guests: $guests, exceptBooking: $exceptBooking)\n  }\n"): (typeof documents)["\n  query FreeTimes($date: Date!, $guests: Int!, $exceptBooking: ID) {\n    freeTimes(date: $date, guests: $guests, exceptBooking: $exceptBooking)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FreeTimesChanged($date: Date!) {\n    freeTimesChanged(date: $date)\n  }\n"): (typeof documents)["\n  subscription FreeTimesChanged($date: Date!) {\n    freeTimesChanged(date: $date)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyBookings($first: Int!, $after: String) {\n    myBookings(first: $first, after: $after) {\n      nodes {\n        id\n        ...BookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyBookings($first: Int!, $after: String) {\n    myBookings(first: $first, after: $after) {\n      nodes {\n        id\n        ...BookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MyBookingsChanged {\n    myBookingsChanged\n  }\n"): (typeof documents)["\n  subscription MyBookingsChanged {\n    myBookingsChanged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBooking($id: ID!, $input: UpdateBookingInput!) {\n    updateBooking(id: $id, input: $input) {\n      id\n      ...BookingCard\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateBooking($id: ID!, $input: UpdateBookingInput!) {\n    updateBooking(id: $id, input: $input) {\n      id\n      ...BookingCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastDelivery {\n    myOrders(first: 10) {\n      nodes {\n        id\n        way\n        address\n        phone\n        buyer {\n          name\n          gstin\n        }\n        placedAt\n        coordinates {\n          lat\n          lng\n        }\n      }\n    }\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n"): (typeof documents)["\n  query LastDelivery {\n    myOrders(first: 10) {\n      nodes {\n        id\n        way\n        address\n        phone\n        buyer {\n          name\n          gstin\n        }\n        placedAt\n        coordinates {\n          lat\n          lng\n        }\n      }\n    }\n    savedAddresses {\n      ...SavedAddressParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartOrderPayment($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    startOrderPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n"): (typeof documents)["\n  mutation StartOrderPayment($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    startOrderPayment(input: $input, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderSlots {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n"): (typeof documents)["\n  query OrderSlots {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendPhoneCode($phone: String!, $channel: PhoneCodeChannel!) {\n    sendPhoneCode(phone: $phone, channel: $channel) {\n      phone\n      isConfirmed\n      channel\n    }\n  }\n"): (typeof documents)["\n  mutation SendPhoneCode($phone: String!, $channel: PhoneCodeChannel!) {\n    sendPhoneCode(phone: $phone, channel: $channel) {\n      phone\n      isConfirmed\n      channel\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPhone($phone: String!, $digits: String!) {\n    confirmPhone(phone: $phone, digits: $digits) {\n      phone\n      isConfirmed\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPhone($phone: String!, $digits: String!) {\n    confirmPhone(phone: $phone, digits: $digits) {\n      phone\n      isConfirmed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      version\n      status\n      placedAt\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      version\n      status\n      placedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage($input: ContactInput!, $website: String, $idempotencyKey: String) {\n    sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {\n      id\n      acknowledgement\n    }\n  }\n"): (typeof documents)["\n  mutation SendContactMessage($input: ContactInput!, $website: String, $idempotencyKey: String) {\n    sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {\n      id\n      acknowledgement\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalTexts {\n    restaurant {\n      privacyText\n      termsText\n      refundText\n      stayMinutes\n      bookingFee\n      refundHours\n    }\n  }\n"): (typeof documents)["\n  query LegalTexts {\n    restaurant {\n      privacyText\n      termsText\n      refundText\n      stayMinutes\n      bookingFee\n      refundHours\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableOfCode($code: String!) {\n    tableOfCode(code: $code) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query TableOfCode($code: String!) {\n    tableOfCode(code: $code) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelOrder on Order {\n    id\n    status\n    user {\n      id\n    }\n    payment {\n      id\n      version\n      left\n    }\n  }\n"): (typeof documents)["\n  fragment CancelOrder on Order {\n    id\n    status\n    user {\n      id\n    }\n    payment {\n      id\n      version\n      left\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($id: ID!) {\n    cancelOrder(id: $id) {\n      ...OrderState\n      ...PaymentLine\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($id: ID!) {\n    cancelOrder(id: $id) {\n      ...OrderState\n      ...PaymentLine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelReason on Order {\n    id\n    cancelReason\n    isCancelledByCustomer\n    user {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment CancelReason on Order {\n    id\n    cancelReason\n    isCancelledByCustomer\n    user {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangedOrder on Order {\n    id\n    status\n    takingsExcess\n    changes {\n      kind\n      version\n      reason\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n    }\n    ...DuePayment\n  }\n"): (typeof documents)["\n  fragment ChangedOrder on Order {\n    id\n    status\n    takingsExcess\n    changes {\n      kind\n      version\n      reason\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n    }\n    ...DuePayment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DuePayment on Order {\n    id\n    way\n    dueOnline\n    changes {\n      kind\n      version\n    }\n    user {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment DuePayment on Order {\n    id\n    way\n    dueOnline\n    changes {\n      kind\n      version\n    }\n    user {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExpectedTime on Order {\n    id\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n"): (typeof documents)["\n  fragment ExpectedTime on Order {\n    id\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestLink($token: String!, $orderId: ID) {\n    guestLink(token: $token, orderId: $orderId) {\n      canSignIn\n      isOwn\n      order {\n        ...StateOfOrder\n      }\n    }\n  }\n"): (typeof documents)["\n  query GuestLink($token: String!, $orderId: ID) {\n    guestLink(token: $token, orderId: $orderId) {\n      canSignIn\n      isOwn\n      order {\n        ...StateOfOrder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StateOfOrder on OrderState {\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n"): (typeof documents)["\n  fragment StateOfOrder on OrderState {\n    way\n    status\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGuestLink {\n    createGuestLink\n  }\n"): (typeof documents)["\n  mutation CreateGuestLink {\n    createGuestLink\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderCard on Order {\n    id\n    name\n    version\n    way\n    status\n    total\n    slotAt\n    placedAt\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n"): (typeof documents)["\n  fragment OrderCard on Order {\n    id\n    name\n    version\n    way\n    status\n    total\n    slotAt\n    placedAt\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment OrderLines on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderProblem on Order {\n    id\n    placedAt\n    slotAt\n    problem {\n      id\n      reason\n      dishes\n      text\n      answeredAt\n      reply\n    }\n  }\n"): (typeof documents)["\n  fragment OrderProblem on Order {\n    id\n    placedAt\n    slotAt\n    problem {\n      id\n      reason\n      dishes\n      text\n      answeredAt\n      reply\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderState on Order {\n    id\n    version\n    status\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      pricesInclude\n      included\n    }\n    invoice {\n      number\n      isCancelled\n    }\n    total\n    address\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    riderFirstName\n    paymentStatus\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n    history {\n      from\n      to\n      at\n      by\n    }\n    isScheduled\n    isAccepted\n    promisedFrom\n    promisedUntil\n    promiseReason\n    cancelReason\n    isCancelledByCustomer\n    isNotTaken\n  }\n"): (typeof documents)["\n  fragment OrderState on Order {\n    id\n    version\n    status\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      pricesInclude\n      included\n    }\n    invoice {\n      number\n      isCancelled\n    }\n    total\n    address\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    riderFirstName\n    paymentStatus\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n    history {\n      from\n      to\n      at\n      by\n    }\n    isScheduled\n    isAccepted\n    promisedFrom\n    promisedUntil\n    promiseReason\n    cancelReason\n    isCancelledByCustomer\n    isNotTaken\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrackedOrder on Order {\n    id\n    name\n    day\n    version\n    way\n    tableName\n    status\n    isAccepted\n    riderFirstName\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    placedAt\n    history {\n      to\n      at\n    }\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n"): (typeof documents)["\n  fragment TrackedOrder on Order {\n    id\n    name\n    day\n    version\n    way\n    tableName\n    status\n    isAccepted\n    riderFirstName\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    placedAt\n    history {\n      to\n      at\n    }\n    ...CancelOrder\n    ...CancelReason\n    ...ChangedOrder\n    ...ExpectedTime\n    ...OrderLines\n    ...OrderProblem\n    ...PaymentLine\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartDuePayment($orderId: ID!, $idempotencyKey: String!) {\n    startDuePayment(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n"): (typeof documents)["\n  mutation StartDuePayment($orderId: ID!, $idempotencyKey: String!) {\n    startDuePayment(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      ...OnlineCheckout\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyOrders($first: Int!, $after: String) {\n    myOrders(first: $first, after: $after) {\n      nodes {\n        id\n        placedAt\n        ...OrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyOrders($first: Int!, $after: String) {\n    myOrders(first: $first, after: $after) {\n      nodes {\n        id\n        placedAt\n        ...OrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MyOrdersUpdated {\n    myOrdersUpdated {\n      id\n      placedAt\n      ...OrderCard\n    }\n  }\n"): (typeof documents)["\n  subscription MyOrdersUpdated {\n    myOrdersUpdated {\n      id\n      placedAt\n      ...OrderCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOrderProblem($id: ID!, $input: OrderProblemInput!, $idempotencyKey: String) {\n    reportOrderProblem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OrderProblem\n    }\n  }\n"): (typeof documents)["\n  mutation ReportOrderProblem($id: ID!, $input: OrderProblemInput!, $idempotencyKey: String) {\n    reportOrderProblem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OrderProblem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackOrder($id: ID!) {\n    order(id: $id) {\n      id\n      name\n      way\n      status\n      ...TrackedOrder\n    }\n    restaurant {\n      acceptance {\n        isAutomatic\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrackOrder($id: ID!) {\n    order(id: $id) {\n      id\n      name\n      way\n      status\n      ...TrackedOrder\n    }\n    restaurant {\n      acceptance {\n        isAutomatic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderUpdated($id: ID!) {\n    orderUpdated(id: $id) {\n      id\n      ...TrackedOrder\n    }\n  }\n"): (typeof documents)["\n  subscription OrderUpdated($id: ID!) {\n    orderUpdated(id: $id) {\n      id\n      ...TrackedOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentLine on Order {\n    id\n    way\n    status\n    paymentMode\n    paymentStatus\n    paid\n    due\n    takings {\n      id\n      method\n      undoneAt\n    }\n    payment {\n      id\n      version\n      amount\n      refunded\n      decision\n      refunds {\n        id\n        amount\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentLine on Order {\n    id\n    way\n    status\n    paymentMode\n    paymentStatus\n    paid\n    due\n    takings {\n      id\n      method\n      undoneAt\n    }\n    payment {\n      id\n      version\n      amount\n      refunded\n      decision\n      refunds {\n        id\n        amount\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentNews on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    decision\n    order {\n      id\n    }\n    booking {\n      id\n    }\n    refunds {\n      id\n      amount\n      reason\n      state\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentNews on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    decision\n    order {\n      id\n    }\n    booking {\n      id\n    }\n    refunds {\n      id\n      amount\n      reason\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentState on Payment {\n    id\n    version\n    state\n    refunded\n    left\n    decision\n  }\n"): (typeof documents)["\n  fragment PaymentState on Payment {\n    id\n    version\n    state\n    refunded\n    left\n    decision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OnlineCheckout on Checkout {\n    keyId\n    amountInPaise\n    currency\n    scriptUrl\n    description\n    payment {\n      id\n      razorpayOrderId\n      ...PaymentNews\n    }\n  }\n"): (typeof documents)["\n  fragment OnlineCheckout on Checkout {\n    keyId\n    amountInPaise\n    currency\n    scriptUrl\n    description\n    payment {\n      id\n      razorpayOrderId\n      ...PaymentNews\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyPayment($proof: PaymentProofInput!) {\n    verifyPayment(proof: $proof) {\n      id\n      ...PaymentNews\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyPayment($proof: PaymentProofInput!) {\n    verifyPayment(proof: $proof) {\n      id\n      ...PaymentNews\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentSettings {\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n"): (typeof documents)["\n  query PaymentSettings {\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PaymentUpdated($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n"): (typeof documents)["\n  subscription PaymentUpdated($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payment($id: ID!) {\n    payment(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n"): (typeof documents)["\n  query Payment($id: ID!) {\n    payment(id: $id) {\n      id\n      ...PaymentNews\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditCard on AuditEntry {\n    id\n    createdAt\n    actorName\n    device\n    approvedBy\n    act\n    subject\n    subjectId\n    subjectName\n    requestId\n    changes {\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment AuditCard on AuditEntry {\n    id\n    createdAt\n    actorName\n    device\n    approvedBy\n    act\n    subject\n    subjectId\n    subjectName\n    requestId\n    changes {\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditActors {\n    auditActors {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query AuditActors {\n    auditActors {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Audit(\n    $first: Int!\n    $after: String\n    $search: String\n    $subject: AuditSubject\n    $actorId: ID\n    $subjectId: ID\n    $fromDay: Date\n    $untilDay: Date\n  ) {\n    auditEntries(\n      first: $first\n      after: $after\n      search: $search\n      subject: $subject\n      actorId: $actorId\n      subjectId: $subjectId\n      fromDay: $fromDay\n      untilDay: $untilDay\n    ) {\n      nodes {\n        id\n        createdAt\n        ...AuditCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Audit(\n    $first: Int!\n    $after: String\n    $search: String\n    $subject: AuditSubject\n    $actorId: ID\n    $subjectId: ID\n    $fromDay: Date\n    $untilDay: Date\n  ) {\n    auditEntries(\n      first: $first\n      after: $after\n      search: $search\n      subject: $subject\n      actorId: $actorId\n      subjectId: $subjectId\n      fromDay: $fromDay\n      untilDay: $untilDay\n    ) {\n      nodes {\n        id\n        createdAt\n        ...AuditCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminBookingCard on Booking {\n    id\n    name\n    email\n    phone\n    date\n    time\n    startsAt\n    guests\n    tables\n    message\n    customer {\n      ...CustomerOrders\n    }\n    paymentMode\n    paymentStatus\n    cancelledAt\n    payment {\n      id\n      refunded\n    }\n  }\n"): (typeof documents)["\n  fragment AdminBookingCard on Booking {\n    id\n    name\n    email\n    phone\n    date\n    time\n    startsAt\n    guests\n    tables\n    message\n    customer {\n      ...CustomerOrders\n    }\n    paymentMode\n    paymentStatus\n    cancelledAt\n    payment {\n      id\n      refunded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BookingsChanged {\n    bookingsChanged\n  }\n"): (typeof documents)["\n  subscription BookingsChanged {\n    bookingsChanged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBookings($first: Int!, $after: String) {\n    bookings(first: $first, after: $after, includeCancelled: true) {\n      nodes {\n        id\n        date\n        guests\n        cancelledAt\n        ...AdminBookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminBookings($first: Int!, $after: String) {\n    bookings(first: $first, after: $after, includeCancelled: true) {\n      nodes {\n        id\n        date\n        guests\n        cancelledAt\n        ...AdminBookingCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBooking($id: ID!, $approval: ID) {\n    deleteBooking(id: $id, approval: $approval) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteBooking($id: ID!, $approval: ID) {\n    deleteBooking(id: $id, approval: $approval) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveConnection($kind: ConnectionKind!, $version: Int!, $currentPassword: String) {\n    removeConnection(kind: $kind, version: $version, currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation RemoveConnection($kind: ConnectionKind!, $version: Int!, $currentPassword: String) {\n    removeConnection(kind: $kind, version: $version, currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConnectionState on ConnectionState {\n    source\n    version\n    changedBy\n    changedAt\n  }\n"): (typeof documents)["\n  fragment ConnectionState on ConnectionState {\n    source\n    version\n    changedBy\n    changedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestMail($input: MailServerInput!) {\n    sendTestMail(input: $input)\n  }\n"): (typeof documents)["\n  mutation SendTestMail($input: MailServerInput!) {\n    sendTestMail(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMailServer($input: MailServerInput!, $version: Int!, $currentPassword: String) {\n    saveMailServer(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...MailServerState\n    }\n  }\n"): (typeof documents)["\n  mutation SaveMailServer($input: MailServerInput!, $version: Int!, $currentPassword: String) {\n    saveMailServer(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...MailServerState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailServerState on MailConnection {\n    state {\n      ...ConnectionState\n    }\n    host\n    port\n    userName\n    fromName\n    fromAddress\n  }\n"): (typeof documents)["\n  fragment MailServerState on MailConnection {\n    state {\n      ...ConnectionState\n    }\n    host\n    port\n    userName\n    fromName\n    fromAddress\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SmsState on SmsConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    templateId\n  }\n"): (typeof documents)["\n  fragment SmsState on SmsConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    templateId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WhatsAppState on WhatsAppConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    phoneNumberId\n    template\n    language\n  }\n"): (typeof documents)["\n  fragment WhatsAppState on WhatsAppConnection {\n    state {\n      ...ConnectionState\n    }\n    keyEnding\n    phoneNumberId\n    template\n    language\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicAddressState on PublicAddressConnection {\n    state {\n      ...ConnectionState\n    }\n    url\n  }\n"): (typeof documents)["\n  fragment PublicAddressState on PublicAddressConnection {\n    state {\n      ...ConnectionState\n    }\n    url\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckPublicAddress($url: String!) {\n    checkPublicAddress(url: $url)\n  }\n"): (typeof documents)["\n  mutation CheckPublicAddress($url: String!) {\n    checkPublicAddress(url: $url)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePublicAddress($url: String!, $version: Int!, $currentPassword: String) {\n    savePublicAddress(url: $url, version: $version, currentPassword: $currentPassword) {\n      ...PublicAddressState\n    }\n  }\n"): (typeof documents)["\n  mutation SavePublicAddress($url: String!, $version: Int!, $currentPassword: String) {\n    savePublicAddress(url: $url, version: $version, currentPassword: $currentPassword) {\n      ...PublicAddressState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckRazorpay($input: RazorpayInput!) {\n    checkRazorpay(input: $input)\n  }\n"): (typeof documents)["\n  mutation CheckRazorpay($input: RazorpayInput!) {\n    checkRazorpay(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRazorpay($input: RazorpayInput!, $version: Int!, $currentPassword: String) {\n    saveRazorpay(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...RazorpayState\n    }\n  }\n"): (typeof documents)["\n  mutation SaveRazorpay($input: RazorpayInput!, $version: Int!, $currentPassword: String) {\n    saveRazorpay(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...RazorpayState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RazorpayState on RazorpayConnection {\n    state {\n      ...ConnectionState\n    }\n    keyId\n    keyEnding\n    acceptsWebhooks\n    ...RazorpayWebhook\n  }\n"): (typeof documents)["\n  fragment RazorpayState on RazorpayConnection {\n    state {\n      ...ConnectionState\n    }\n    keyId\n    keyEnding\n    acceptsWebhooks\n    ...RazorpayWebhook\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RazorpayWebhook on RazorpayConnection {\n    acceptsWebhooks\n    webhookUrl\n    lastWebhookAt\n    lastRefusedWebhookAt\n  }\n"): (typeof documents)["\n  fragment RazorpayWebhook on RazorpayConnection {\n    acceptsWebhooks\n    webhookUrl\n    lastWebhookAt\n    lastRefusedWebhookAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestSms($input: SmsInput!, $phone: String!) {\n    sendTestSms(input: $input, phone: $phone)\n  }\n"): (typeof documents)["\n  mutation SendTestSms($input: SmsInput!, $phone: String!) {\n    sendTestSms(input: $input, phone: $phone)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSms($input: SmsInput!, $version: Int!, $currentPassword: String) {\n    saveSms(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...SmsState\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSms($input: SmsInput!, $version: Int!, $currentPassword: String) {\n    saveSms(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...SmsState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Connections {\n    connections {\n      razorpay {\n        ...RazorpayState\n      }\n      mail {\n        ...MailServerState\n      }\n      sms {\n        ...SmsState\n      }\n      whatsApp {\n        ...WhatsAppState\n      }\n      address {\n        ...PublicAddressState\n      }\n    }\n  }\n"): (typeof documents)["\n  query Connections {\n    connections {\n      razorpay {\n        ...RazorpayState\n      }\n      mail {\n        ...MailServerState\n      }\n      sms {\n        ...SmsState\n      }\n      whatsApp {\n        ...WhatsAppState\n      }\n      address {\n        ...PublicAddressState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopAddress {\n    connections {\n      address {\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopAddress {\n    connections {\n      address {\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestWhatsApp($input: WhatsAppInput!, $phone: String!) {\n    sendTestWhatsApp(input: $input, phone: $phone)\n  }\n"): (typeof documents)["\n  mutation SendTestWhatsApp($input: WhatsAppInput!, $phone: String!) {\n    sendTestWhatsApp(input: $input, phone: $phone)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveWhatsApp($input: WhatsAppInput!, $version: Int!, $currentPassword: String) {\n    saveWhatsApp(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...WhatsAppState\n    }\n  }\n"): (typeof documents)["\n  mutation SaveWhatsApp($input: WhatsAppInput!, $version: Int!, $currentPassword: String) {\n    saveWhatsApp(input: $input, version: $version, currentPassword: $currentPassword) {\n      ...WhatsAppState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomerOrders on Customer {\n    id\n    orderCount\n    notTakenCount\n  }\n"): (typeof documents)["\n  fragment CustomerOrders on Customer {\n    id\n    orderCount\n    notTakenCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderStatusOverview on DashboardSummary {\n    pendingOrders\n    deliveredOrders\n  }\n"): (typeof documents)["\n  fragment OrderStatusOverview on DashboardSummary {\n    pendingOrders\n    deliveredOrders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SummaryCards on DashboardSummary {\n    totalUsers\n    totalOrders\n    totalMenuItems\n    pendingOrders\n    deliveredOrders\n  }\n"): (typeof documents)["\n  fragment SummaryCards on DashboardSummary {\n    totalUsers\n    totalOrders\n    totalMenuItems\n    pendingOrders\n    deliveredOrders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard {\n    dashboard {\n      message\n      summary {\n        asOf\n        ...SummaryCards\n        ...OrderStatusOverview\n      }\n    }\n  }\n"): (typeof documents)["\n  query Dashboard {\n    dashboard {\n      message\n      summary {\n        asOf\n        ...SummaryCards\n        ...OrderStatusOverview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DashboardUpdated {\n    dashboardUpdated {\n      asOf\n      ...SummaryCards\n      ...OrderStatusOverview\n    }\n  }\n"): (typeof documents)["\n  subscription DashboardUpdated {\n    dashboardUpdated {\n      asOf\n      ...SummaryCards\n      ...OrderStatusOverview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DayFigures {\n    today {\n      day\n      orders\n      sales\n      averageMinutes\n      bestDishes {\n        name\n        quantity\n      }\n    }\n  }\n"): (typeof documents)["\n  query DayFigures {\n    today {\n      day\n      orders\n      sales\n      averageMinutes\n      bestDishes {\n        name\n        quantity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RiderDelivery on Delivery {\n    id\n    name\n    version\n    status\n    statusSince\n    isToBringBack\n    customerName\n    address\n    coordinates {\n      lat\n      lng\n    }\n    note\n    phone\n    items\n    due\n    placedAt\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n"): (typeof documents)["\n  fragment RiderDelivery on Delivery {\n    id\n    name\n    version\n    status\n    statusSince\n    isToBringBack\n    customerName\n    address\n    coordinates {\n      lat\n      lng\n    }\n    note\n    phone\n    items\n    due\n    placedAt\n    slotAt\n    promisedFrom\n    promisedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RiderDeliveries {\n    deliveries {\n      ...RiderDelivery\n    }\n  }\n"): (typeof documents)["\n  query RiderDeliveries {\n    deliveries {\n      ...RiderDelivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RiderDeliveriesChanged {\n    deliveriesChanged\n  }\n"): (typeof documents)["\n  subscription RiderDeliveriesChanged {\n    deliveriesChanged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PickUpOrder($id: ID!) {\n    pickUpOrder(id: $id) {\n      ...RiderDelivery\n    }\n  }\n"): (typeof documents)["\n  mutation PickUpOrder($id: ID!) {\n    pickUpOrder(id: $id) {\n      ...RiderDelivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverOrder($id: ID!, $received: TakingInput, $due: Rupees!) {\n    deliverOrder(id: $id, received: $received, due: $due) {\n      ...RiderDelivery\n    }\n  }\n"): (typeof documents)["\n  mutation DeliverOrder($id: ID!, $received: TakingInput, $due: Rupees!) {\n    deliverOrder(id: $id, received: $received, due: $due) {\n      ...RiderDelivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveAct($input: ApprovalInput!) {\n    approve(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveAct($input: ApprovalInput!) {\n    approve(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Tablet on OwnDevice {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    lockedSince\n    personUntil\n    person {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    approvers {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n"): (typeof documents)["\n  fragment Tablet on OwnDevice {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    lockedSince\n    personUntil\n    person {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n    approvers {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTablet {\n    ownDevice {\n      ...Tablet\n    }\n  }\n"): (typeof documents)["\n  query OwnTablet {\n    ownDevice {\n      ...Tablet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterPin($personId: ID!, $pin: String!) {\n    enterPin(personId: $personId, pin: $pin) {\n      ...Tablet\n    }\n  }\n"): (typeof documents)["\n  mutation EnterPin($personId: ID!, $pin: String!) {\n    enterPin(personId: $personId, pin: $pin) {\n      ...Tablet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPin($personId: ID!, $pin: String!, $password: String!, $secondFactor: SecondFactorProofInput) {\n    setPin(personId: $personId, pin: $pin, password: $password, secondFactor: $secondFactor) {\n      ...Tablet\n    }\n  }\n"): (typeof documents)["\n  mutation SetPin($personId: ID!, $pin: String!, $password: String!, $secondFactor: SecondFactorProofInput) {\n    setPin(personId: $personId, pin: $pin, password: $password, secondFactor: $secondFactor) {\n      ...Tablet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveTablet {\n    leaveDevice {\n      ...Tablet\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveTablet {\n    leaveDevice {\n      ...Tablet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPerson {\n    keepPerson {\n      ...Tablet\n    }\n  }\n"): (typeof documents)["\n  mutation KeepPerson {\n    keepPerson {\n      ...Tablet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteTablet($stamp: String, $appVersion: String, $batteryPercent: Int, $isCharging: Boolean) {\n    noteDevice(\n      stamp: $stamp\n      appVersion: $appVersion\n      batteryPercent: $batteryPercent\n      isCharging: $isCharging\n    )\n  }\n"): (typeof documents)["\n  mutation NoteTablet($stamp: String, $appVersion: String, $batteryPercent: Int, $isCharging: Boolean) {\n    noteDevice(\n      stamp: $stamp\n      appVersion: $appVersion\n      batteryPercent: $batteryPercent\n      isCharging: $isCharging\n    )\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceCard on Device {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    registeredBy\n    registeredAt\n    lastSeenAt\n    appVersion\n    batteryPercent\n    isCharging\n    lockedSince\n    copiedSince\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n"): (typeof documents)["\n  fragment DeviceCard on Device {\n    id\n    name\n    place\n    demandsPerson\n    lockMinutes\n    registeredBy\n    registeredAt\n    lastSeenAt\n    appVersion\n    batteryPercent\n    isCharging\n    lockedSince\n    copiedSince\n    persons {\n      id\n      name\n      role\n      hasPin\n      lockedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestaurantTablets {\n    devices {\n      id\n      ...DeviceCard\n    }\n  }\n"): (typeof documents)["\n  query RestaurantTablets {\n    devices {\n      id\n      ...DeviceCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterDevice($input: DeviceInput!, $currentPassword: String) {\n    registerDevice(input: $input, currentPassword: $currentPassword) {\n      token\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterDevice($input: DeviceInput!, $currentPassword: String) {\n    registerDevice(input: $input, currentPassword: $currentPassword) {\n      token\n      user {\n        ...SessionUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceCard\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlockDevice($id: ID!) {\n    unlockDevice(id: $id) {\n      ...DeviceCard\n    }\n  }\n"): (typeof documents)["\n  mutation UnlockDevice($id: ID!) {\n    unlockDevice(id: $id) {\n      ...DeviceCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePin($deviceId: ID!, $personId: ID!) {\n    removePin(deviceId: $deviceId, personId: $personId) {\n      ...DeviceCard\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePin($deviceId: ID!, $personId: ID!) {\n    removePin(deviceId: $deviceId, personId: $personId) {\n      ...DeviceCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitchenOrder on Order {\n    id\n    name\n    version\n    way\n    tableName\n    status\n    cancelReason\n    isCancelledByCustomer\n    placedAt\n    kitchenAt\n    slotAt\n    isScheduled\n    promisedUntil\n    isAccepted\n    kitchenStage\n    readyAt\n    bags\n    paymentMode\n    changesToSee {\n      ...ChangedLine\n    }\n    customer {\n      id\n      name\n    }\n    items {\n      key\n      menuItemId\n      name\n      category\n      quantity\n      choices {\n        group\n        name\n        quantity\n      }\n      note\n      isDone\n      allergens\n    }\n  }\n"): (typeof documents)["\n  fragment KitchenOrder on Order {\n    id\n    name\n    version\n    way\n    tableName\n    status\n    cancelReason\n    isCancelledByCustomer\n    placedAt\n    kitchenAt\n    slotAt\n    isScheduled\n    promisedUntil\n    isAccepted\n    kitchenStage\n    readyAt\n    bags\n    paymentMode\n    changesToSee {\n      ...ChangedLine\n    }\n    customer {\n      id\n      name\n    }\n    items {\n      key\n      menuItemId\n      name\n      category\n      quantity\n      choices {\n        group\n        name\n        quantity\n      }\n      note\n      isDone\n      allergens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitchenBoard {\n    kitchen {\n      orders {\n        ...KitchenOrder\n      }\n      finished {\n        ...KitchenOrder\n      }\n    }\n  }\n"): (typeof documents)["\n  query KitchenBoard {\n    kitchen {\n      orders {\n        ...KitchenOrder\n      }\n      finished {\n        ...KitchenOrder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangedKitchenOrders($first: Int!, $filter: OrderFilter!) {\n    orders(first: $first, filter: $filter) {\n      nodes {\n        ...KitchenOrder\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangedKitchenOrders($first: Int!, $filter: OrderFilter!) {\n    orders(first: $first, filter: $filter) {\n      nodes {\n        ...KitchenOrder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefusalReasons {\n    restaurant {\n      acceptance {\n        reasons\n      }\n    }\n  }\n"): (typeof documents)["\n  query RefusalReasons {\n    restaurant {\n      acceptance {\n        reasons\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenAccept($id: ID!, $minutes: Int) {\n    order: acceptOrder(id: $id, minutes: $minutes) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenAccept($id: ID!, $minutes: Int) {\n    order: acceptOrder(id: $id, minutes: $minutes) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenRefuse($id: ID!, $reason: CancelReason!, $text: String) {\n    order: refuseOrder(id: $id, reason: $reason, text: $text) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenRefuse($id: ID!, $reason: CancelReason!, $text: String) {\n    order: refuseOrder(id: $id, reason: $reason, text: $text) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenLine($id: ID!, $line: String!, $isDone: Boolean!) {\n    order: setLineDone(orderId: $id, line: $line, isDone: $isDone) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenLine($id: ID!, $line: String!, $isDone: Boolean!) {\n    order: setLineDone(orderId: $id, line: $line, isDone: $isDone) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenReady($id: ID!, $version: Int!) {\n    order: markOrderReady(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenReady($id: ID!, $version: Int!) {\n    order: markOrderReady(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenPacked($id: ID!, $bags: Int) {\n    order: setOrderPacked(id: $id, bags: $bags) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenPacked($id: ID!, $bags: Int) {\n    order: setOrderPacked(id: $id, bags: $bags) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenHandOver($id: ID!) {\n    order: handOverOrder(id: $id) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenHandOver($id: ID!) {\n    order: handOverOrder(id: $id) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenChangeSeen($id: ID!, $version: Int!) {\n    order: confirmOrderChange(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenChangeSeen($id: ID!, $version: Int!) {\n    order: confirmOrderChange(id: $id, expectedVersion: $version) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenRecall($id: ID!, $version: Int!) {\n    order: recallOrder(id: $id, version: $version) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenRecall($id: ID!, $version: Int!) {\n    order: recallOrder(id: $id, version: $version) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitchenStatus($id: ID!, $status: OrderStatus!, $from: OrderStatus!) {\n    order: updateOrderStatus(id: $id, status: $status, from: $from) {\n      ...KitchenOrder\n    }\n  }\n"): (typeof documents)["\n  mutation KitchenStatus($id: ID!, $status: OrderStatus!, $from: OrderStatus!) {\n    order: updateOrderStatus(id: $id, status: $status, from: $from) {\n      ...KitchenOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitchenStations {\n    restaurant {\n      stations {\n        name\n        categories\n      }\n    }\n  }\n"): (typeof documents)["\n  query KitchenStations {\n    restaurant {\n      stations {\n        name\n        categories\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailCard on MailDelivery {\n    id\n    state\n    subject\n    text\n    tries\n    error\n    createdAt\n    nextTryAt\n    sentAt\n    address\n    recipient {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment MailCard on MailDelivery {\n    id\n    state\n    subject\n    text\n    tries\n    error\n    createdAt\n    nextTryAt\n    sentAt\n    address\n    recipient {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mails($first: Int!, $after: String, $state: MailState) {\n    mailDeliveries(first: $first, after: $after, state: $state) {\n      nodes {\n        id\n        state\n        createdAt\n        ...MailCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Mails($first: Int!, $after: String, $state: MailState) {\n    mailDeliveries(first: $first, after: $after, state: $state) {\n      nodes {\n        id\n        state\n        createdAt\n        ...MailCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryMail($id: ID!) {\n    retryMailDelivery(id: $id) {\n      id\n      state\n      createdAt\n      ...MailCard\n    }\n  }\n"): (typeof documents)["\n  mutation RetryMail($id: ID!) {\n    retryMailDelivery(id: $id) {\n      id\n      state\n      createdAt\n      ...MailCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOptions {\n    menu: fullMenu {\n      id\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n  }\n"): (typeof documents)["\n  query AdminOptions {\n    menu: fullMenu {\n      id\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOptionGroup($input: OptionGroupInput!, $idempotencyKey: String!) {\n    addOptionGroup(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeGroup\n    }\n  }\n"): (typeof documents)["\n  mutation AddOptionGroup($input: OptionGroupInput!, $idempotencyKey: String!) {\n    addOptionGroup(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOptionGroup($id: ID!, $input: OptionGroupInput!, $version: Int!) {\n    updateOptionGroup(id: $id, input: $input, version: $version) {\n      id\n      ...WholeGroup\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOptionGroup($id: ID!, $input: OptionGroupInput!, $version: Int!) {\n    updateOptionGroup(id: $id, input: $input, version: $version) {\n      id\n      ...WholeGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOptionGroup($id: ID!) {\n    deleteOptionGroup(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteOptionGroup($id: ID!) {\n    deleteOptionGroup(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMenu {\n    menu: fullMenu {\n      id\n      ...WholeDish\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n    categories: allCategories {\n      id\n      ...WholeCategory\n    }\n  }\n"): (typeof documents)["\n  query AdminMenu {\n    menu: fullMenu {\n      id\n      ...WholeDish\n    }\n    optionGroups {\n      id\n      ...WholeGroup\n    }\n    categories: allCategories {\n      id\n      ...WholeCategory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMenuItem($id: ID!) {\n    deleteMenuItem(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMenuItem($id: ID!) {\n    deleteMenuItem(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoDishes {\n    demoDishes\n  }\n"): (typeof documents)["\n  query DemoDishes {\n    demoDishes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDemoDishes {\n    removeDemoDishes {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveDemoDishes {\n    removeDemoDishes {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderDishes($ids: [ID!]!) {\n    reorderDishes(ids: $ids) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderDishes($ids: [ID!]!) {\n    reorderDishes(ids: $ids) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderCategories($ids: [ID!]!) {\n    reorderCategories(ids: $ids) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderCategories($ids: [ID!]!) {\n    reorderCategories(ids: $ids) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCategory($input: CategoryInput!, $idempotencyKey: String!) {\n    addCategory(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeCategory\n    }\n  }\n"): (typeof documents)["\n  mutation AddCategory($input: CategoryInput!, $idempotencyKey: String!) {\n    addCategory(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeCategory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCategory($id: ID!, $input: CategoryInput!, $version: Int!) {\n    updateCategory(id: $id, input: $input, version: $version) {\n      id\n      ...WholeCategory\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCategory($id: ID!, $input: CategoryInput!, $version: Int!) {\n    updateCategory(id: $id, input: $input, version: $version) {\n      id\n      ...WholeCategory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCategory($id: ID!) {\n    deleteCategory(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCategory($id: ID!) {\n    deleteCategory(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMenuItem($input: MenuItemInput!, $idempotencyKey: String!) {\n    addMenuItem(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeDish\n    }\n  }\n"): (typeof documents)["\n  mutation AddMenuItem($input: MenuItemInput!, $idempotencyKey: String!) {\n    addMenuItem(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...WholeDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMenuItem($id: ID!, $input: MenuItemInput!, $version: Int!) {\n    updateMenuItem(id: $id, input: $input, version: $version) {\n      id\n      ...WholeDish\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMenuItem($id: ID!, $input: MenuItemInput!, $version: Int!) {\n    updateMenuItem(id: $id, input: $input, version: $version) {\n      id\n      ...WholeDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TaxClasses {\n    restaurant {\n      taxClasses {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query TaxClasses {\n    restaurant {\n      taxClasses {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageCard on ContactMessage {\n    id\n    name\n    email\n    message\n    createdAt\n    answeredAt\n    reply\n    canReply\n    customer {\n      ...CustomerOrders\n    }\n    problem {\n      id\n      orderId\n      orderName\n      answeredAt\n      ...StaffProblem\n    }\n  }\n"): (typeof documents)["\n  fragment MessageCard on ContactMessage {\n    id\n    name\n    email\n    message\n    createdAt\n    answeredAt\n    reply\n    canReply\n    customer {\n      ...CustomerOrders\n    }\n    problem {\n      id\n      orderId\n      orderName\n      answeredAt\n      ...StaffProblem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerContactMessage($id: ID!, $reply: String) {\n    answerContactMessage(id: $id, reply: $reply) {\n      id\n      ...MessageCard\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerContactMessage($id: ID!, $reply: String) {\n    answerContactMessage(id: $id, reply: $reply) {\n      id\n      ...MessageCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      id\n      ...MessageCard\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      id\n      ...MessageCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactMessages($first: Int!, $after: String, $isAnswered: Boolean) {\n    contactMessages(first: $first, after: $after, isAnswered: $isAnswered) {\n      nodes {\n        id\n        answeredAt\n        problem {\n          id\n          answeredAt\n        }\n        ...MessageCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactMessages($first: Int!, $after: String, $isAnswered: Boolean) {\n    contactMessages(first: $first, after: $after, isAnswered: $isAnswered) {\n      nodes {\n        id\n        answeredAt\n        problem {\n          id\n          answeredAt\n        }\n        ...MessageCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOrdering($input: OrderingInput!) {\n    setOrdering(input: $input) {\n      ...ShownRestaurant\n    }\n  }\n"): (typeof documents)["\n  mutation SetOrdering($input: OrderingInput!) {\n    setOrdering(input: $input) {\n      ...ShownRestaurant\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminOrderCard on Order {\n    id\n    name\n    version\n    way\n    tableName\n    isFirstAtTable\n    status\n    total\n    address\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    kitchenAt\n    isScheduled\n    isAccepted\n    cancelReason\n    isCancelledByCustomer\n    promisedUntil\n    paymentMode\n    paymentStatus\n    placedAt\n    user {\n      id\n      name\n      email\n      staffRole\n    }\n    customer {\n      name\n      phone\n      ...CustomerOrders\n    }\n    coordinates {\n      lat\n      lng\n    }\n    payment {\n      id\n      version\n      amount\n      left\n    }\n    problem {\n      ...StaffProblem\n    }\n    ...NotTaken\n    ...OrderChanges\n    ...OrderItems\n    ...OrderRider\n    ...PromisedTime\n    ...RefundPanel\n    ...Takings\n  }\n"): (typeof documents)["\n  fragment AdminOrderCard on Order {\n    id\n    name\n    version\n    way\n    tableName\n    isFirstAtTable\n    status\n    total\n    address\n    phone\n    deliveryNote\n    buyer {\n      name\n      gstin\n    }\n    slotAt\n    kitchenAt\n    isScheduled\n    isAccepted\n    cancelReason\n    isCancelledByCustomer\n    promisedUntil\n    paymentMode\n    paymentStatus\n    placedAt\n    user {\n      id\n      name\n      email\n      staffRole\n    }\n    customer {\n      name\n      phone\n      ...CustomerOrders\n    }\n    coordinates {\n      lat\n      lng\n    }\n    payment {\n      id\n      version\n      amount\n      left\n    }\n    problem {\n      ...StaffProblem\n    }\n    ...NotTaken\n    ...OrderChanges\n    ...OrderItems\n    ...OrderRider\n    ...PromisedTime\n    ...RefundPanel\n    ...Takings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderToChange on Order {\n    id\n    name\n    version\n    way\n    status\n    isScheduled\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    deliveryNote\n    slotAt\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment OrderToChange on Order {\n    id\n    name\n    version\n    way\n    status\n    isScheduled\n    total\n    address\n    coordinates {\n      lat\n      lng\n    }\n    deliveryNote\n    slotAt\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SlotsToChoose {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n"): (typeof documents)["\n  query SlotsToChoose {\n    orderSlots {\n      startsAt\n      isFull\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrder(\n    $id: ID!\n    $input: OrderChangeInput!\n    $expectedVersion: Int!\n    $total: Rupees!\n    $approval: ID\n    $idempotencyKey: String!\n  ) {\n    changeOrder(\n      id: $id\n      input: $input\n      expectedVersion: $expectedVersion\n      total: $total\n      approval: $approval\n      idempotencyKey: $idempotencyKey\n    ) {\n      ...OrderState\n      ...OrderToChange\n      ...OrderChanges\n      ...RefundPanel\n      ...Takings\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOrder(\n    $id: ID!\n    $input: OrderChangeInput!\n    $expectedVersion: Int!\n    $total: Rupees!\n    $approval: ID\n    $idempotencyKey: String!\n  ) {\n    changeOrder(\n      id: $id\n      input: $input\n      expectedVersion: $expectedVersion\n      total: $total\n      approval: $approval\n      idempotencyKey: $idempotencyKey\n    ) {\n      ...OrderState\n      ...OrderToChange\n      ...OrderChanges\n      ...RefundPanel\n      ...Takings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderChangeQuote($id: ID!, $input: OrderChangeInput!) {\n    quoteOrderChange(id: $id, input: $input) {\n      version\n      changes {\n        ...ChangedLine\n      }\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      totalBefore\n      total\n      due\n      refund\n      takingsRefund\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderChangeQuote($id: ID!, $input: OrderChangeInput!) {\n    quoteOrderChange(id: $id, input: $input) {\n      version\n      changes {\n        ...ChangedLine\n      }\n      charges {\n        kind\n        label\n        amount\n      }\n      taxes {\n        ...IncludedTaxes\n      }\n      totalBefore\n      total\n      due\n      refund\n      takingsRefund\n      problems {\n        code\n        stage\n        field\n        message\n        line\n        needs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DishesToAdd {\n    menu {\n      id\n      name\n      hindiName\n      price\n      soldOut {\n        until\n      }\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n  }\n"): (typeof documents)["\n  query DishesToAdd {\n    menu {\n      id\n      name\n      hindiName\n      price\n      soldOut {\n        until\n      }\n      options {\n        groupId\n        overrides {\n          choiceId\n          price\n          isDefault\n          isOffered\n        }\n      }\n    }\n    optionGroups {\n      ...WholeGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderForChange($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        ...OrderToChange\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderForChange($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        ...OrderToChange\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotTaken on Order {\n    id\n    isNotTaken\n  }\n"): (typeof documents)["\n  fragment NotTaken on Order {\n    id\n    isNotTaken\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOrderNotTaken($id: ID!, $isNotTaken: Boolean!) {\n    setOrderNotTaken(id: $id, isNotTaken: $isNotTaken) {\n      ...NotTaken\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n      customer {\n        ...CustomerOrders\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetOrderNotTaken($id: ID!, $isNotTaken: Boolean!) {\n    setOrderNotTaken(id: $id, isNotTaken: $isNotTaken) {\n      ...NotTaken\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n      customer {\n        ...CustomerOrders\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOrderBuyer($id: ID!, $buyer: BuyerInput!, $expectedVersion: Int!) {\n    setOrderBuyer(id: $id, buyer: $buyer, expectedVersion: $expectedVersion) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n"): (typeof documents)["\n  mutation SetOrderBuyer($id: ID!, $buyer: BuyerInput!, $expectedVersion: Int!) {\n    setOrderBuyer(id: $id, buyer: $buyer, expectedVersion: $expectedVersion) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderChanges on Order {\n    id\n    way\n    changes {\n      kind\n      version\n      from\n      to\n      promisedUntil\n      reason\n      isNotTaken\n      rider\n      method\n      amount\n      line\n      isDone\n      bags\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n      by\n      device\n      approvedBy\n    }\n  }\n"): (typeof documents)["\n  fragment OrderChanges on Order {\n    id\n    way\n    changes {\n      kind\n      version\n      from\n      to\n      promisedUntil\n      reason\n      isNotTaken\n      rider\n      method\n      amount\n      line\n      isDone\n      bags\n      lines {\n        ...ChangedLine\n      }\n      totalBefore\n      totalAfter\n      at\n      by\n      device\n      approvedBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderFeed {\n    orderFeed {\n      kind\n      order {\n        id\n        name\n        version\n        placedAt\n        kitchenAt\n        isScheduled\n        status\n        waitsSince\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OrderFeed {\n    orderFeed {\n      kind\n      order {\n        id\n        name\n        version\n        placedAt\n        kitchenAt\n        isScheduled\n        status\n        waitsSince\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderItems on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment OrderItems on Order {\n    id\n    charges {\n      kind\n      label\n      amount\n    }\n    taxes {\n      ...IncludedTaxes\n    }\n    invoice {\n      ...InvoiceLine\n    }\n    items {\n      key\n      menuItemId\n      name\n      quantity\n      unitPrice\n      choices {\n        choiceId\n        group\n        name\n        price\n        quantity\n      }\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderRiders {\n    riders {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query OrderRiders {\n    riders {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRider on Order {\n    id\n    version\n    way\n    status\n    rider {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRider on Order {\n    id\n    version\n    way\n    status\n    rider {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignRider($orderId: ID!, $riderId: ID, $version: Int!) {\n    assignRider(orderId: $orderId, riderId: $riderId, version: $version) {\n      ...OrderRider\n      ...OrderChanges\n    }\n  }\n"): (typeof documents)["\n  mutation AssignRider($orderId: ID!, $riderId: ID, $version: Int!) {\n    assignRider(orderId: $orderId, riderId: $riderId, version: $version) {\n      ...OrderRider\n      ...OrderChanges\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromisedTime on Order {\n    id\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n"): (typeof documents)["\n  fragment PromisedTime on Order {\n    id\n    promisedFrom\n    promisedUntil\n    promiseReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePromisedTime($id: ID!, $input: PromisedTimeInput!) {\n    changePromisedTime(id: $id, input: $input) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePromisedTime($id: ID!, $input: PromisedTimeInput!) {\n    changePromisedTime(id: $id, input: $input) {\n      ...OrderState\n      ...OrderChanges\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundTakings($orderId: ID!, $amount: Rupees!, $approval: ID) {\n    refundTakings(orderId: $orderId, amount: $amount, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n"): (typeof documents)["\n  mutation RefundTakings($orderId: ID!, $amount: Rupees!, $approval: ID) {\n    refundTakings(orderId: $orderId, amount: $amount, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderTakings($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        ...OrderState\n        ...OrderChanges\n        ...Takings\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderTakings($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        ...OrderState\n        ...OrderChanges\n        ...Takings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffProblem on OrderProblem {\n    id\n    orderId\n    reason\n    dishes\n    text\n    sentAt\n    answeredAt\n    reply\n  }\n"): (typeof documents)["\n  fragment StaffProblem on OrderProblem {\n    id\n    orderId\n    reason\n    dishes\n    text\n    sentAt\n    answeredAt\n    reply\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerOrderProblem($id: ID!, $reply: String) {\n    answerOrderProblem(id: $id, reply: $reply) {\n      id\n      problem {\n        id\n        ...StaffProblem\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerOrderProblem($id: ID!, $reply: String) {\n    answerOrderProblem(id: $id, reply: $reply) {\n      id\n      problem {\n        id\n        ...StaffProblem\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterTaking($orderId: ID!, $input: TakingInput!, $idempotencyKey: String!) {\n    enterTaking(orderId: $orderId, input: $input, idempotencyKey: $idempotencyKey) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n"): (typeof documents)["\n  mutation EnterTaking($orderId: ID!, $input: TakingInput!, $idempotencyKey: String!) {\n    enterTaking(orderId: $orderId, input: $input, idempotencyKey: $idempotencyKey) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Takings on Order {\n    id\n    way\n    status\n    total\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n  }\n"): (typeof documents)["\n  fragment Takings on Order {\n    id\n    way\n    status\n    total\n    paid\n    due\n    dueOnline\n    takingsExcess\n    takings {\n      id\n      method\n      place\n      amount\n      change\n      isAssumed\n      at\n      by\n      undoneAt\n      undoneBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoTaking($orderId: ID!, $id: ID!, $approval: ID) {\n    undoTaking(orderId: $orderId, id: $id, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n"): (typeof documents)["\n  mutation UndoTaking($orderId: ID!, $id: ID!, $approval: ID) {\n    undoTaking(orderId: $orderId, id: $id, approval: $approval) {\n      ...OrderState\n      ...OrderChanges\n      ...Takings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter) {\n    orders(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter) {\n    orders(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrdersById($ids: [ID!]!) {\n    orders(first: 100, filter: { ids: $ids }) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrdersById($ids: [ID!]!) {\n    orders(first: 100, filter: { ids: $ids }) {\n      nodes {\n        id\n        placedAt\n        ...AdminOrderCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestOrders {\n    orders(first: 50) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n      }\n    }\n    pending: orders(first: 100, filter: { status: PENDING }) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n        waitsSince\n      }\n    }\n    restaurant {\n      acceptance {\n        louderAfter\n      }\n    }\n    laterOrders {\n      id\n      name\n      kitchenAt\n      isScheduled\n      status\n    }\n  }\n"): (typeof documents)["\n  query NewestOrders {\n    orders(first: 50) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n      }\n    }\n    pending: orders(first: 100, filter: { status: PENDING }) {\n      nodes {\n        id\n        name\n        placedAt\n        status\n        waitsSince\n      }\n    }\n    restaurant {\n      acceptance {\n        louderAfter\n      }\n    }\n    laterOrders {\n      id\n      name\n      kitchenAt\n      isScheduled\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoneyBack($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        backIfCancelled\n        refundable {\n          paymentId\n          left\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoneyBack($id: ID!) {\n    orders(first: 1, filter: { ids: [$id] }) {\n      nodes {\n        id\n        backIfCancelled\n        refundable {\n          paymentId\n          left\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOrderStatus(\n    $id: ID!\n    $status: OrderStatus!\n    $refund: Boolean\n    $from: OrderStatus\n    $cancelReason: CancelReason\n    $cancelText: String\n    $approval: ID\n  ) {\n    updateOrderStatus(\n      id: $id\n      status: $status\n      refund: $refund\n      from: $from\n      cancelReason: $cancelReason\n      cancelText: $cancelText\n      approval: $approval\n    ) {\n      ...OrderState\n      ...OrderChanges\n      customer {\n        ...CustomerOrders\n      }\n      ...RefundPanel\n      ...Takings\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOrderStatus(\n    $id: ID!\n    $status: OrderStatus!\n    $refund: Boolean\n    $from: OrderStatus\n    $cancelReason: CancelReason\n    $cancelText: String\n    $approval: ID\n  ) {\n    updateOrderStatus(\n      id: $id\n      status: $status\n      refund: $refund\n      from: $from\n      cancelReason: $cancelReason\n      cancelText: $cancelText\n      approval: $approval\n    ) {\n      ...OrderState\n      ...OrderChanges\n      customer {\n        ...CustomerOrders\n      }\n      ...RefundPanel\n      ...Takings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DishNames {\n    fullMenu {\n      id\n      name\n      hindiName\n      soldOut {\n        until\n      }\n    }\n  }\n"): (typeof documents)["\n  query DishNames {\n    fullMenu {\n      id\n      name\n      hindiName\n      soldOut {\n        until\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindOrders($filter: OrderFilter!) {\n    orders(first: 6, filter: $filter) {\n      nodes {\n        id\n        name\n        status\n        total\n        placedAt\n        user {\n          id\n          name\n        }\n        customer {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindOrders($filter: OrderFilter!) {\n    orders(first: 6, filter: $filter) {\n      nodes {\n        id\n        name\n        status\n        total\n        placedAt\n        user {\n          id\n          name\n        }\n        customer {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepOrderPayment($id: ID!) {\n    keepOrderPayment(id: $id) {\n      ...OrderState\n      ...OrderChanges\n      ...RefundPanel\n    }\n  }\n"): (typeof documents)["\n  mutation KeepOrderPayment($id: ID!) {\n    keepOrderPayment(id: $id) {\n      ...OrderState\n      ...OrderChanges\n      ...RefundPanel\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentCard on Payment {\n    id\n    razorpayOrderId\n    receipt\n    createdAt\n    user {\n      id\n      name\n      email\n    }\n    order {\n      id\n      name\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    booking {\n      id\n    }\n    ...RefundablePayment\n    ...RefundList\n  }\n"): (typeof documents)["\n  fragment PaymentCard on Payment {\n    id\n    razorpayOrderId\n    receipt\n    createdAt\n    user {\n      id\n      name\n      email\n    }\n    order {\n      id\n      name\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    booking {\n      id\n    }\n    ...RefundablePayment\n    ...RefundList\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!, $approval: ID) {\n    refundPayment(\n      id: $id\n      amount: $amount\n      refundId: $refundId\n      idempotencyKey: $idempotencyKey\n      approval: $approval\n    ) {\n      id\n      ...RefundablePayment\n    }\n  }\n"): (typeof documents)["\n  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!, $approval: ID) {\n    refundPayment(\n      id: $id\n      amount: $amount\n      refundId: $refundId\n      idempotencyKey: $idempotencyKey\n      approval: $approval\n    ) {\n      id\n      ...RefundablePayment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundList on Payment {\n    id\n    refunds {\n      id\n      amount\n      reason\n      state\n      failure\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment RefundList on Payment {\n    id\n    refunds {\n      id\n      amount\n      reason\n      state\n      failure\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundablePayment on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    left\n    decision\n    ...PaymentState\n    ...RefundList\n  }\n"): (typeof documents)["\n  fragment RefundablePayment on Payment {\n    id\n    version\n    state\n    amount\n    refunded\n    left\n    decision\n    ...PaymentState\n    ...RefundList\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundPanel on Order {\n    id\n    status\n    payment {\n      ...RefundablePayment\n    }\n  }\n"): (typeof documents)["\n  fragment RefundPanel on Order {\n    id\n    status\n    payment {\n      ...RefundablePayment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PaymentWatched($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...RefundablePayment\n    }\n  }\n"): (typeof documents)["\n  subscription PaymentWatched($id: ID!) {\n    paymentUpdated(id: $id) {\n      id\n      ...RefundablePayment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenPayments($first: Int!) {\n    webhookHealth {\n      isSilent\n    }\n    paymentsNeedingAttention(first: $first) {\n      nodes {\n        id\n        ...PaymentCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenPayments($first: Int!) {\n    webhookHealth {\n      isSilent\n    }\n    paymentsNeedingAttention(first: $first) {\n      nodes {\n        id\n        ...PaymentCard\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationCard on Invitation {\n    id\n    name\n    email\n    role\n    invitedBy\n    expiresAt\n    canChange\n    token\n  }\n"): (typeof documents)["\n  fragment InvitationCard on Invitation {\n    id\n    name\n    email\n    role\n    invitedBy\n    expiresAt\n    canChange\n    token\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonCard on Person {\n    id\n    name\n    email\n    role\n    lastSeenAt\n    isViewer\n    canChange\n    canEnd\n  }\n"): (typeof documents)["\n  fragment PersonCard on Person {\n    id\n    name\n    email\n    role\n    lastSeenAt\n    isViewer\n    canChange\n    canEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPeople {\n    people {\n      roles\n      persons {\n        id\n        ...PersonCard\n      }\n      invitations {\n        id\n        ...InvitationCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query StaffPeople {\n    people {\n      roles\n      persons {\n        id\n        ...PersonCard\n      }\n      invitations {\n        id\n        ...InvitationCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitePerson($input: InvitationInput!, $currentPassword: String) {\n    invitePerson(input: $input, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InvitePerson($input: InvitationInput!, $currentPassword: String) {\n    invitePerson(input: $input, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewInvitation($id: ID!, $currentPassword: String) {\n    renewInvitation(id: $id, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewInvitation($id: ID!, $currentPassword: String) {\n    renewInvitation(id: $id, currentPassword: $currentPassword) {\n      token\n      invitation {\n        id\n        name\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePersonsRole($id: ID!, $role: StaffRole!, $currentPassword: String) {\n    changePersonsRole(id: $id, role: $role, currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation ChangePersonsRole($id: ID!, $role: StaffRole!, $currentPassword: String) {\n    changePersonsRole(id: $id, role: $role, currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPerson($id: ID!, $currentPassword: String) {\n    endPerson(id: $id, currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation EndPerson($id: ID!, $currentPassword: String) {\n    endPerson(id: $id, currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintJobsOfOrder($orderId: ID!) {\n    order(id: $orderId) {\n      id\n      version\n      status\n      taxes {\n        ...IncludedTaxes\n      }\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    printJobs(orderId: $orderId) {\n      id\n      document\n      isDuplicate\n      state\n      error\n      createdAt\n      printedAt\n      printer {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PrintJobsOfOrder($orderId: ID!) {\n    order(id: $orderId) {\n      id\n      version\n      status\n      taxes {\n        ...IncludedTaxes\n      }\n      invoice {\n        ...InvoiceLine\n      }\n    }\n    printJobs(orderId: $orderId) {\n      id\n      document\n      isDuplicate\n      state\n      error\n      createdAt\n      printedAt\n      printer {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettlePrintJob($id: ID!, $isPrinted: Boolean!) {\n    settlePrintJob(id: $id, isPrinted: $isPrinted) {\n      ...UnsettledJob\n    }\n  }\n"): (typeof documents)["\n  mutation SettlePrintJob($id: ID!, $isPrinted: Boolean!) {\n    settlePrintJob(id: $id, isPrinted: $isPrinted) {\n      ...UnsettledJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrinterSettings on Printer {\n    id\n    name\n    way\n    host\n    port\n    paper\n    graphics\n    documents\n    bills\n    stations\n    copies\n    cuts\n    beeps\n    fallbackId\n    isPaused\n    state\n    error\n    lastSeenAt\n    waiting\n    version\n  }\n"): (typeof documents)["\n  fragment PrinterSettings on Printer {\n    id\n    name\n    way\n    host\n    port\n    paper\n    graphics\n    documents\n    bills\n    stations\n    copies\n    cuts\n    beeps\n    fallbackId\n    isPaused\n    state\n    error\n    lastSeenAt\n    waiting\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnsettledJob on PrintJob {\n    id\n    document\n    orderId\n    orderName\n    state\n    error\n    printer {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment UnsettledJob on PrintJob {\n    id\n    document\n    orderId\n    orderName\n    state\n    error\n    printer {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Printing {\n    printers {\n      ...PrinterSettings\n    }\n    printJobs(unsettledOnly: true) {\n      ...UnsettledJob\n    }\n  }\n"): (typeof documents)["\n  query Printing {\n    printers {\n      ...PrinterSettings\n    }\n    printJobs(unsettledOnly: true) {\n      ...UnsettledJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PrintingChanged {\n    printingChanged\n  }\n"): (typeof documents)["\n  subscription PrintingChanged {\n    printingChanged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrinterStations {\n    restaurant {\n      stations {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PrinterStations {\n    restaurant {\n      stations {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageOfJob on PrintPage {\n    bytes\n    image\n    widthMm\n  }\n"): (typeof documents)["\n  fragment PageOfJob on PrintPage {\n    bytes\n    image\n    widthMm\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakePrintJob($printerId: ID!, $browser: String!) {\n    takePrintJob(printerId: $printerId, browser: $browser) {\n      job {\n        id\n      }\n      page {\n        ...PageOfJob\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakePrintJob($printerId: ID!, $browser: String!) {\n    takePrintJob(printerId: $printerId, browser: $browser) {\n      job {\n        id\n      }\n      page {\n        ...PageOfJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportPrinted($id: ID!, $browser: String!, $outcome: PrintJobState!, $error: String) {\n    reportPrinted(id: $id, browser: $browser, outcome: $outcome, error: $error) {\n      ...UnsettledJob\n    }\n  }\n"): (typeof documents)["\n  mutation ReportPrinted($id: ID!, $browser: String!, $outcome: PrintJobState!, $error: String) {\n    reportPrinted(id: $id, browser: $browser, outcome: $outcome, error: $error) {\n      ...UnsettledJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PrintOrder($orderId: ID!, $document: PrintDocument!, $printerId: ID, $idempotencyKey: String!) {\n    printOrder(\n      orderId: $orderId\n      document: $document\n      printerId: $printerId\n      idempotencyKey: $idempotencyKey\n    ) {\n      id\n      isDuplicate\n    }\n  }\n"): (typeof documents)["\n  mutation PrintOrder($orderId: ID!, $document: PrintDocument!, $printerId: ID, $idempotencyKey: String!) {\n    printOrder(\n      orderId: $orderId\n      document: $document\n      printerId: $printerId\n      idempotencyKey: $idempotencyKey\n    ) {\n      id\n      isDuplicate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePrinter($input: PrinterInput!) {\n    createPrinter(input: $input) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePrinter($input: PrinterInput!) {\n    createPrinter(input: $input) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePrinter($id: ID!, $input: PrinterInput!, $expectedVersion: Int!) {\n    updatePrinter(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePrinter($id: ID!, $input: PrinterInput!, $expectedVersion: Int!) {\n    updatePrinter(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePrinter($id: ID!) {\n    deletePrinter(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePrinter($id: ID!) {\n    deletePrinter(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewPrinterToken($id: ID!) {\n    renewPrinterToken(id: $id) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewPrinterToken($id: ID!) {\n    renewPrinterToken(id: $id) {\n      token\n      printer {\n        ...PrinterSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PrintTestPage($printerId: ID!) {\n    printTestPage(printerId: $printerId) {\n      ...UnsettledJob\n    }\n  }\n"): (typeof documents)["\n  mutation PrintTestPage($printerId: ID!) {\n    printTestPage(printerId: $printerId) {\n      ...UnsettledJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillBookEntry on BillBookEntry {\n    id\n    sequence\n    kind\n    number\n    orderId\n    orderName\n    amount\n    issuedAt\n  }\n"): (typeof documents)["\n  fragment BillBookEntry on BillBookEntry {\n    id\n    sequence\n    kind\n    number\n    orderId\n    orderName\n    amount\n    issuedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillSum on BillMonthSum {\n    count\n    taxable\n    cgst\n    sgst\n    untaxed\n    total\n  }\n"): (typeof documents)["\n  fragment BillSum on BillMonthSum {\n    count\n    taxable\n    cgst\n    sgst\n    untaxed\n    total\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gstr1Tables on BillMonth {\n    b2b {\n      count\n      ...BillSum\n    }\n    b2bNotes {\n      count\n      ...BillSum\n    }\n    b2c {\n      placeOfSupply\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    hsn {\n      isRegistered\n      hsn\n      description\n      uqc\n      quantity\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    nil {\n      isRegistered\n      taxable\n    }\n    documents {\n      kind\n      from\n      to\n      total\n      cancelled\n      net\n    }\n  }\n"): (typeof documents)["\n  fragment Gstr1Tables on BillMonth {\n    b2b {\n      count\n      ...BillSum\n    }\n    b2bNotes {\n      count\n      ...BillSum\n    }\n    b2c {\n      placeOfSupply\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    hsn {\n      isRegistered\n      hsn\n      description\n      uqc\n      quantity\n      rate\n      taxable\n      cgst\n      sgst\n    }\n    nil {\n      isRegistered\n      taxable\n    }\n    documents {\n      kind\n      from\n      to\n      total\n      cancelled\n      net\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillBook($first: Int!, $after: String, $month: String!) {\n    billBook(first: $first, after: $after, month: $month) {\n      nodes {\n        id\n        issuedAt\n        ...BillBookEntry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      state {\n        entries\n        head\n        headAt\n      }\n    }\n    restaurant {\n      taxPositions {\n        from\n        mode\n        pricesInclude\n      }\n    }\n  }\n"): (typeof documents)["\n  query BillBook($first: Int!, $after: String, $month: String!) {\n    billBook(first: $first, after: $after, month: $month) {\n      nodes {\n        id\n        issuedAt\n        ...BillBookEntry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      state {\n        entries\n        head\n        headAt\n      }\n    }\n    restaurant {\n      taxPositions {\n        from\n        mode\n        pricesInclude\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillMonth($month: String!) {\n    billMonth(month: $month) {\n      month\n      asOf\n      invoices {\n        ...BillSum\n      }\n      creditNotes {\n        ...BillSum\n      }\n      cancellations {\n        ...BillSum\n      }\n      vouchers {\n        count\n        total\n        ...BillSum\n      }\n      rates {\n        rate\n        taxable\n        cgst\n        sgst\n      }\n      ...Gstr1Tables\n    }\n  }\n"): (typeof documents)["\n  query BillMonth($month: String!) {\n    billMonth(month: $month) {\n      month\n      asOf\n      invoices {\n        ...BillSum\n      }\n      creditNotes {\n        ...BillSum\n      }\n      cancellations {\n        ...BillSum\n      }\n      vouchers {\n        count\n        total\n        ...BillSum\n      }\n      rates {\n        rate\n        taxable\n        cgst\n        sgst\n      }\n      ...Gstr1Tables\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyBillBook($head: String) {\n    verifyBillBook(head: $head) {\n      isWhole\n      entries\n      firstWrong {\n        sequence\n        problem\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyBillBook($head: String) {\n    verifyBillBook(head: $head) {\n      isWhole\n      entries\n      firstWrong {\n        sequence\n        problem\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingsOutsideHours {\n    bookingsOutsideHours(first: 5) {\n      nodes {\n        id\n        date\n        time\n        name\n        guests\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookingsOutsideHours {\n    bookingsOutsideHours(first: 5) {\n      nodes {\n        id\n        date\n        time\n        name\n        guests\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestaurantSettings on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    whatsapp\n    email\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    privacyText\n    termsText\n    refundText\n    aboutHeading\n    aboutText\n    hindiAboutHeading\n    hindiAboutText\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n      leadMinutes\n      ordersPerSlot\n      dishesPerSlot\n    }\n    phoneRequired\n    guestsAllowed\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    deliveryZones {\n      id\n      name\n      kind\n      points {\n        lat\n        lng\n      }\n      center {\n        lat\n        lng\n      }\n      radiusMeters\n      pinCodes\n      fee\n      minimum\n      feeSteps {\n        from\n        fee\n      }\n      freeFrom\n      extraMinutes\n      isOn\n      hours {\n        opensAt\n        closesAt\n      }\n    }\n    tables {\n      id\n      name\n      seats\n    }\n    stayMinutes\n    maxCash\n    codeAbove\n    prepMinutes\n    dayEndHour\n    acceptance {\n      isAutomatic\n      louderAfter\n      ownersAfter\n      customerAfter\n      reasons\n    }\n    stations {\n      name\n      categories\n    }\n    bookingFee\n    refundHours\n    taxPositions {\n      from\n      mode\n      pricesInclude\n    }\n    taxClasses {\n      id\n      name\n      hsn\n      rates {\n        from\n        percent\n      }\n    }\n    roundsTotal\n    invoicePrefix\n    billFooter\n  }\n"): (typeof documents)["\n  fragment RestaurantSettings on Restaurant {\n    version\n    name\n    shortName\n    tagline\n    logo\n    cover\n    brandColor\n    address\n    state\n    pinCode\n    coordinates {\n      lat\n      lng\n    }\n    phone\n    whatsapp\n    email\n    fssai\n    gstin\n    grievanceName\n    grievanceEmail\n    grievancePhone\n    privacyText\n    termsText\n    refundText\n    aboutHeading\n    aboutText\n    hindiAboutHeading\n    hindiAboutText\n    links {\n      name\n      url\n    }\n    orderWays\n    slotRules {\n      daysAhead\n      leadMinutes\n      ordersPerSlot\n      dishesPerSlot\n    }\n    phoneRequired\n    guestsAllowed\n    orderHours {\n      opensAt\n      closesAt\n    }\n    bookingHours {\n      opensAt\n      closesAt\n    }\n    specialDays {\n      date\n      reason\n      orderHours {\n        opensAt\n        closesAt\n      }\n      bookingHours {\n        opensAt\n        closesAt\n      }\n    }\n    deliveryZones {\n      id\n      name\n      kind\n      points {\n        lat\n        lng\n      }\n      center {\n        lat\n        lng\n      }\n      radiusMeters\n      pinCodes\n      fee\n      minimum\n      feeSteps {\n        from\n        fee\n      }\n      freeFrom\n      extraMinutes\n      isOn\n      hours {\n        opensAt\n        closesAt\n      }\n    }\n    tables {\n      id\n      name\n      seats\n    }\n    stayMinutes\n    maxCash\n    codeAbove\n    prepMinutes\n    dayEndHour\n    acceptance {\n      isAutomatic\n      louderAfter\n      ownersAfter\n      customerAfter\n      reasons\n    }\n    stations {\n      name\n      categories\n    }\n    bookingFee\n    refundHours\n    taxPositions {\n      from\n      mode\n      pricesInclude\n    }\n    taxClasses {\n      id\n      name\n      hsn\n      rates {\n        from\n        percent\n      }\n    }\n    roundsTotal\n    invoicePrefix\n    billFooter\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StationCategories {\n    allCategories {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query StationCategories {\n    allCategories {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CodeOfTable on TableCode {\n    url\n    table {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CodeOfTable on TableCode {\n    url\n    table {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableCodes {\n    tableCodes {\n      ...CodeOfTable\n    }\n  }\n"): (typeof documents)["\n  query TableCodes {\n    tableCodes {\n      ...CodeOfTable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewTableCodes($tables: [ID!]!) {\n    renewTableCodes(tables: $tables) {\n      ...CodeOfTable\n    }\n  }\n"): (typeof documents)["\n  mutation RenewTableCodes($tables: [ID!]!) {\n    renewTableCodes(tables: $tables) {\n      ...CodeOfTable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TwoStepRule on SecondFactorRule {\n    version\n    roles\n  }\n"): (typeof documents)["\n  fragment TwoStepRule on SecondFactorRule {\n    version\n    roles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactorRule {\n    secondFactorRule {\n      ...TwoStepRule\n    }\n  }\n"): (typeof documents)["\n  query SecondFactorRule {\n    secondFactorRule {\n      ...TwoStepRule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemandSecondFactor($roles: [StaffRole!]!, $version: Int!, $currentPassword: String) {\n    demandSecondFactor(roles: $roles, version: $version, currentPassword: $currentPassword) {\n      ...TwoStepRule\n    }\n  }\n"): (typeof documents)["\n  mutation DemandSecondFactor($roles: [StaffRole!]!, $version: Int!, $currentPassword: String) {\n    demandSecondFactor(roles: $roles, version: $version, currentPassword: $currentPassword) {\n      ...TwoStepRule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Settings {\n    restaurant {\n      ...RestaurantSettings\n    }\n  }\n"): (typeof documents)["\n  query Settings {\n    restaurant {\n      ...RestaurantSettings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRestaurant($input: RestaurantInput!, $version: Int!) {\n    updateRestaurant(input: $input, version: $version) {\n      ...RestaurantSettings\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRestaurant($input: RestaurantInput!, $version: Int!) {\n    updateRestaurant(input: $input, version: $version) {\n      ...RestaurantSettings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopSetup {\n    shopSetup {\n      payments\n      mailServer {\n        host\n        from\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopSetup {\n    shopSetup {\n      payments\n      mailServer {\n        host\n        from\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupChecklist {\n    setupSteps\n    welcome {\n      isDue\n      done\n    }\n  }\n"): (typeof documents)["\n  query SetupChecklist {\n    setupSteps\n    welcome {\n      isDue\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupWarnings {\n    setupWarnings\n  }\n"): (typeof documents)["\n  query SetupWarnings {\n    setupWarnings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSoldOut($dishIds: [ID!]!, $period: SoldOutPeriod!) {\n    setSoldOut(dishIds: $dishIds, period: $period) {\n      id\n      ...WholeDish\n    }\n  }\n"): (typeof documents)["\n  mutation SetSoldOut($dishIds: [ID!]!, $period: SoldOutPeriod!) {\n    setSoldOut(dishIds: $dishIds, period: $period) {\n      id\n      ...WholeDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetChoiceSoldOut($choiceId: ID!, $period: SoldOutPeriod!) {\n    setChoiceSoldOut(choiceId: $choiceId, period: $period) {\n      id\n      ...WholeGroup\n    }\n  }\n"): (typeof documents)["\n  mutation SetChoiceSoldOut($choiceId: ID!, $period: SoldOutPeriod!) {\n    setChoiceSoldOut(choiceId: $choiceId, period: $period) {\n      id\n      ...WholeGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPortions($dishId: ID!, $left: Int) {\n    setPortions(dishId: $dishId, left: $left) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SetPortions($dishId: ID!, $left: Int) {\n    setPortions(dishId: $dishId, left: $left) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingOrders {\n    pendingOrders\n  }\n"): (typeof documents)["\n  query PendingOrders {\n    pendingOrders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingBookings {\n    bookings(first: 100) {\n      nodes {\n        id\n        date\n        startsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingBookings {\n    bookings(first: 100) {\n      nodes {\n        id\n        date\n        startsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Welcome {\n    welcome {\n      isDue\n      done\n    }\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n"): (typeof documents)["\n  query Welcome {\n    welcome {\n      isDue\n      done\n    }\n    paymentSettings {\n      modes\n      testMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishWelcomeStep($step: WelcomeStep!) {\n    finishWelcomeStep(step: $step) {\n      isDue\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation FinishWelcomeStep($step: WelcomeStep!) {\n    finishWelcomeStep(step: $step) {\n      isDue\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndWelcome {\n    endWelcome {\n      isDue\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation EndWelcome {\n    endWelcome {\n      isDue\n      done\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;