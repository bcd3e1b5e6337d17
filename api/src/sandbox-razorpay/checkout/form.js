/** Razorpay's published test cards. Real cards are refused, so that they are not disclosed here. */
const testCards = ['4111111111111111', '5267318187975449'];

/** @param {string} id */
const input = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

/**
 * @param {string} id
 * @param {string} message empty if the field is valid
 */
function mark(id, message) {
  const field = input(id);
  const note = document.getElementById(`${id}-error`);
  if (note) note.textContent = message;
  if (message) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/**
 * Shows the problem beside each field and focuses the first one.
 * @param {Record<string, string>} problems
 */
function showProblems(problems) {
  for (const [id, message] of Object.entries(problems)) mark(id, message);
  const first = Object.keys(problems).find((id) => problems[id]);
  if (first) input(first).focus();
  return first === undefined;
}

/** @returns {string | undefined} the UPI ID, if valid */
export function readVpa() {
  const vpa = input('vpa').value.trim();
  const isGood = /^[\w.-]{1,60}@[a-zA-Z][\w-]{0,30}$/.test(vpa);
  return showProblems({ vpa: isGood ? '' : 'Enter a UPI ID such as name@bank' }) ? vpa : undefined;
}

/** Whether the test card is filled in correctly. Its number is not sent anywhere. */
export function isCardGood() {
  const number = input('number').value.replaceAll(/\D/g, '');
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(input('expiry').value.trim()) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  // A card is valid until the end of its month.
  const isOver = new Date(2000 + Number(year), Number(month)) <= new Date();
  return showProblems({
    number: testCards.includes(number) ? '' : numberProblem(number),
    expiry: !isMonth ? 'Enter MM/YY' : isOver ? 'This card has expired' : '',
    cvv: /^\d{3,4}$/.test(input('cvv').value.trim()) ? '' : 'Enter 3 digits',
  });
}

/** @param {string} number */
function numberProblem(number) {
  return number ? 'Not a test card: use 4111 1111 1111 1111' : 'Enter the card number';
}

/** @param {string} ending */
export function fillTestCard(ending = String((new Date().getFullYear() + 5) % 100)) {
  input('number').value = '4111 1111 1111 1111';
  input('expiry').value = `12/${ending}`;
  input('cvv').value = '123';
  for (const id of ['number', 'expiry', 'cvv']) mark(id, '');
}

/** Groups the digits while they are typed, and clears a field's error when it changes. */
export function watchFields() {
  input('number').addEventListener('input', ({ currentTarget }) => {
    const field = /** @type {HTMLInputElement} */ (currentTarget);
    // Not while the middle is edited, because the caret would jump.
    if (field.selectionStart !== field.value.length) return;
    field.value = field.value
      .replaceAll(/\D/g, '')
      .slice(0, 19)
      .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  });
  input('expiry').addEventListener('input', (event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    const isTyped = 'inputType' in event && event.inputType === 'insertText';
    if (isTyped && /^\d\d$/.test(field.value)) field.value += '/';
  });
  for (const id of ['vpa', 'number', 'expiry', 'cvv']) {
    input(id).addEventListener('input', () => mark(id, ''));
  }
}
