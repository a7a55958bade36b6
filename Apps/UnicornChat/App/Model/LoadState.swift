/// The state of loading something that is shown.
enum LoadState<Value> {
  case loading
  case loaded(Value)
  /// Why it isn't there, in a sentence for a person.
  case failed(String)

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}
