/// One step from a view to a view inside it, the same in each evaluation for what counts as the same view.
package enum IdentityStep: Hashable {
  /// The place in a builder's block.
  case position(Int)
  /// The branch of a condition.
  case branch(Bool)
  /// An element of a `ForEach`, and how many before it had the same identifier.
  case key(AnyHashable, occurrence: Int)
  /// An explicit `id(_:)`.
  case explicit(AnyHashable)
  /// The dynamic type, where it isn't known statically: a composite view's, or what `AnyView` hides.
  case type(ObjectIdentifier)
  /// The content that a container holds, or that a modifier is applied to.
  case content
  /// A part with a name, such as a label or a background.
  case part(StaticPart)

  /// Returns whether all values of a type are surely told apart by their hash.
  static func isCertain(_ type: Any.Type) -> Bool {
    // These feed all their bytes to the hasher.
    type == Int.self || type == String.self || type == UUID.self || type == Int64.self || type == UInt64.self
      || type == Int32.self || type == UInt32.self
  }

  /// The identifier that the app gave, if its type is one whose hash doesn't surely tell values apart.
  var uncertainKey: AnyHashable? {
    switch self {
    case .key(let key, _), .explicit(let key):
      Self.isCertain(Swift.type(of: key.base)) ? nil : key
    default: nil
    }
  }
}

/// The parts that views have beside their content.
package enum StaticPart: Hashable, Sendable {
  case label, value, title, icon, header, footer, destination
  case layer(Int)
}

/// All steps from the outermost view, folded into a number.
///
/// The fold is the standard library's keyed hash: 64 bits with a key of the process, so that two of a hundred
/// thousand views share a path once in 10^9 windows, and nobody outside can choose identifiers that do.
struct IdentityPath: Hashable {
  fileprivate let fold: Int

  static let root = IdentityPath(fold: 0)

  func appending(_ step: IdentityStep) -> IdentityPath {
    var hasher = Hasher()
    hasher.combine(fold)
    hasher.combine(step)
    return IdentityPath(fold: hasher.finalize())
  }
}

/// A table that distinguishes identifiers by equality: an app's own `hash(into:)` may be the same for
/// different values.
struct ExactKeys {
  private struct Key: Hashable {
    let path: IdentityPath
    let value: AnyHashable
  }

  private var serials: [Key: (serial: Int, pass: Int)] = [:]
  private var last = 0

  /// The path one step further, which is at `value`.
  mutating func path(
    _ path: IdentityPath, _ step: IdentityStep, _ value: AnyHashable, pass: Int
  ) -> IdentityPath {
    let key = Key(path: path, value: value)
    let serial: Int
    if let known = serials[key] {
      serial = known.serial
    } else {
      last += 1
      serial = last
    }
    serials[key] = (serial, pass)
    if case .key(_, let occurrence) = step {
      return path.appending(.key(AnyHashable(serial), occurrence: occurrence)).appending(.part(.value))
    }
    return path.appending(.explicit(AnyHashable(serial))).appending(.part(.value))
  }

  /// Forgets what the last evaluation didn't meet.
  mutating func forget(before pass: Int) {
    guard !serials.isEmpty else { return }
    serials = serials.filter { $0.value.pass == pass }
  }
}

extension Scope {
  /// The path one step further from a view in this scope.
  func path(_ path: IdentityPath, _ step: IdentityStep) -> IdentityPath {
    guard let value = step.uncertainKey else { return path.appending(step) }
    return exactKeys.withDefault(ExactKeys()) { $0.path(path, step, value, pass: tree.evaluations) }
  }
}

extension Optional {
  fileprivate mutating func withDefault<Result>(
    _ value: Wrapped, _ change: (inout Wrapped) -> Result
  ) -> Result {
    var wrapped = self ?? value
    self = nil
    defer { self = wrapped }
    return change(&wrapped)
  }
}
