import Synchronization

/// The names of an intent's parameters, found in its stored properties.
///
/// A parameter knows neither its variable nor its intent, and a key path such as `\.$soup` tells no name. But
/// parameters are objects: the one that a key path leads to is the one that is stored under a name.
package enum ParameterNames {
  /// A parameter under the name of its variable: `soup` for `@Parameter var soup`.
  package struct Named: Sendable {
    package let name: String
    package let parameter: any AnyIntentParameter
  }

  /// The parameters of an intent, in the order in which they are written, those of a superclass first. Each of
  /// them learns its name.
  ///
  /// A parameter inside of another property wrapper has the name of the variable, one inside of a stored
  /// structure a path: `options.size`. Linear in the number of stored properties.
  package static func of(_ intent: any AppIntent) -> [Named] {
    let found = parameters(in: Mirror(reflecting: intent), depth: 0)
    for one in found { one.parameter.take(name: one.name) }
    return found
  }

  /// The names of the parameters of a type, in the order in which they are written.
  ///
  /// The first call for a type makes an intent of it; later ones read what was found then.
  package static func of(_ type: any AppIntent.Type) -> [String] {
    specimen(of: type).names
  }

  /// The name of the parameter that a key path leads to, or nil when it leads to something else.
  package static func name<Intent: AppIntent>(of keyPath: PartialKeyPath<Intent>) -> String? {
    // Reading anything else, such as the value of a parameter that has none, could trap.
    guard type(of: keyPath).valueType is any AnyIntentParameter.Type else { return nil }
    let specimen = specimen(of: Intent.self)
    guard let intent = specimen.intent as? Intent,
      let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter
    else { return nil }
    return specimen.nameOfParameter[ObjectIdentifier(parameter)]
  }

  /// The name of the parameter that a description names.
  ///
  /// A key path to something else is a programmer's mistake: it traps with a message that names `place`.
  static func required<Intent: AppIntent>(_ keyPath: PartialKeyPath<Intent>, in place: String) -> String {
    if let name = name(of: keyPath) { return name }
    preconditionFailure(
      "\(place) of \(Intent.self) names \(keyPath), which is no parameter of it. Its parameters are: "
        + "\(of(Intent.self).joined(separator: ", ")). Write the key path to one of them, as in \\.$name.")
  }

  /// An intent that stands for its type, and what is stored in it. It is never run and its values are never
  /// set, so that one is enough for the life of the program.
  private struct Specimen: Sendable {
    let intent: (any AppIntent)?
    let names: [String]
    let nameOfParameter: [ObjectIdentifier: String]
  }

  private static let specimens = Mutex<[ObjectIdentifier: Specimen]>([:])

  private static func specimen(of type: any AppIntent.Type) -> Specimen {
    let key = ObjectIdentifier(type)
    if let known = specimens.withLock({ $0[key] }) { return known }
    // The initialiser is the app's code, so it runs outside of the lock. Who was first wins.
    let made = makeSpecimen(of: type)
    return specimens.withLock { specimens in
      if let known = specimens[key] { return known }
      specimens[key] = made
      return made
    }
  }

  private static func makeSpecimen(of type: any AppIntent.Type) -> Specimen {
    if type is Never.Type { return Specimen(intent: nil, names: [], nameOfParameter: [:]) }
    let intent = type.init()
    var nameOfParameter: [ObjectIdentifier: String] = [:]
    let found = of(intent)
    for one in found { nameOfParameter[ObjectIdentifier(one.parameter)] = one.name }
    return Specimen(intent: intent, names: found.map(\.name), nameOfParameter: nameOfParameter)
  }

  /// How deep structures in structures are looked into.
  private static let maximumDepth = 3

  private static func parameters(in mirror: Mirror, depth: Int) -> [Named] {
    var found: [Named] = []
    if let superclass = mirror.superclassMirror { found += parameters(in: superclass, depth: depth) }
    for child in mirror.children {
      guard let label = child.label else { continue }
      let isWrapped = label.hasPrefix("_")
      let name = isWrapped ? String(label.dropFirst()) : label
      if let parameter = child.value as? any AnyIntentParameter {
        found.append(Named(name: name, parameter: parameter))
      } else if depth < maximumDepth, !(child.value is any _IntentValue) {
        let inner = Mirror(reflecting: child.value)
        guard inner.displayStyle == .struct else { continue }
        let nested = parameters(in: inner, depth: depth + 1)
        if isWrapped, nested.count == 1 {
          found.append(Named(name: name, parameter: nested[0].parameter))
        } else {
          found += nested.map { Named(name: "\(name).\($0.name)", parameter: $0.parameter) }
        }
      }
    }
    return found
  }
}
