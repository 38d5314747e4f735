/** Answers by their key, each made once. At `max` the oldest goes: keys come from readers. */
export function boundedCache<Value, Key = string>(max: number) {
  const values = new Map<Key, Value>();
  return <Made extends Value>(key: Key, make: () => Made): Made => {
    let value = values.get(key) as Made | undefined;
    if (value === undefined) {
      value = make();
      if (values.size >= max) values.delete(values.keys().next().value!);
      values.set(key, value);
    }
    return value;
  };
}
