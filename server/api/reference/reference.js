// The forms of the reference page: each sends its call and shows what came, as it came.
for (const form of document.querySelectorAll('form[data-path]')) {
  const button = form.querySelector('button');
  button.disabled = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.querySelector('output');
    output.textContent = 'Waiting for the answer …';
    try {
      output.textContent = await answerTo(form);
    } catch (error) {
      output.textContent = `No answer came: ${error.message}`;
    }
  });
}

async function answerTo(form) {
  const { method, path } = form.dataset;
  const withFile = form.querySelector('input[type=file]') !== null;
  const body = withFile ? new FormData(form) : form.body?.value;
  const response = await fetch(addressOf(form, path), { method, headers: headersOf(method, withFile), body });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return `${response.status} ${response.statusText}\n${isJson ? JSON.stringify(JSON.parse(text), undefined, 2) : text}`;
}

function addressOf(form, path) {
  const query = new URLSearchParams();
  let address = path;
  for (const input of form.querySelectorAll('input[data-in]')) {
    if (input.dataset.in === 'path') address = address.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.dataset.in === 'query' && input.value !== '') query.set(input.name, input.value);
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

function headersOf(method, withFile) {
  const token = document.querySelector('#token').value.trim();
  return {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'POST' && !withFile ? { 'content-type': 'application/json' } : {}),
  };
}
