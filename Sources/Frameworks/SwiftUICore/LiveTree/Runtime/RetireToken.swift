import Observation

/// An observable nothing, whose change ends the observations that read it.
final class RetireToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// What is read and changed; it has no content.
  private var nothing: Void { () }

  func read() { registrar.access(self, keyPath: \.nothing) }

  func retire() { registrar.withMutation(of: self, keyPath: \.nothing) {} }
}
