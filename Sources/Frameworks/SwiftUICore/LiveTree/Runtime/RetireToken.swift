import Observation

/// An observable nothing, whose change ends the observations that read it.
final class RetireToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The property that is observed, without content of its own.
  private var nothing: Void { () }

  func read() { registrar.access(self, keyPath: \.nothing) }

  func retire() { registrar.withMutation(of: self, keyPath: \.nothing) {} }
}
