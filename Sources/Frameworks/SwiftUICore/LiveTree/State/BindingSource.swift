/// The place where the value of a binding is kept, and its version when the binding was made: two bindings
/// with the same source give views the same.
///
/// State tells only the view that it belongs to of a change. Views inside get another binding then, and are
/// evaluated for that reason: the version is what tells the two apart.
struct BindingSource {
  /// The state's location, or the observable object.
  let place: AnyObject
  /// The number of times that the value was set before; 0 for objects that notify their readers themselves.
  let version: Int
  /// The part of the kept value that is bound, as key paths step by step.
  private(set) var path: [AnyKeyPath] = []

  init(place: AnyObject, version: Int) {
    self.place = place
    self.version = version
  }

  /// The source of a part of the value.
  func part(_ keyPath: AnyKeyPath) -> BindingSource {
    var part = self
    part.path.append(keyPath)
    return part
  }
}

extension BindingSource: Equatable {
  static func == (a: BindingSource, b: BindingSource) -> Bool {
    a.place === b.place && a.version == b.version && a.path == b.path
  }
}

extension Binding: SurelyComparable {
  func isSurelySame(as other: Binding<Value>) -> Bool { source != nil && source == other.source }
}
