import SwiftUICore

/// The parts that a new window is made of.
@MainActor
struct WindowOpening {
  let session: WebSession
  let scene: SceneDescription
  let address: WindowAddress
  let value: AnyHashable?
  /// The languages of the person, the most wanted first; empty where the browser says none.
  let languages: [String]
}
