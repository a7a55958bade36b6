import AppIntents
import FoundationPlus
import SwiftUI
import Synchronization

/// An intent that does what a test says.
protocol StagedIntent: AppIntent {
  /// Names what is done; it is a parameter, since a run works on a copy that has only parameters.
  var scene: Int { get nonmutating set }
}

extension StagedIntent {
  static func doing(_ work: @escaping @Sendable (Self) async throws -> String) -> Self {
    let intent = Self()
    intent.scene = Stage.add { intent in
      guard let intent = intent as? Self else { return "" }
      return try await work(intent)
    }
    return intent
  }

  /// Gives what the work gives as a dialog; an empty one as none.
  func staged() async throws -> IntentDialog? {
    let said = try await Stage.perform(self, scene)
    return said.isEmpty ? nil : IntentDialog("\(said)")
  }
}

enum Stage {
  typealias Work = @Sendable (any StagedIntent) async throws -> String
  private static let scenes = Mutex<[Work]>([])

  static func add(_ work: @escaping Work) -> Int {
    scenes.withLock { scenes in
      scenes.append(work)
      return scenes.count - 1
    }
  }

  static func perform(_ intent: any StagedIntent, _ scene: Int) async throws -> String {
    try await scenes.withLock { $0[scene] }(intent)
  }
}

struct Act: StagedIntent {
  static let title: LocalizedStringResource = "Act"
  @Parameter(title: "Scene", default: 0) var scene: Int
  @Parameter(title: "Word") var word: String?
  @Parameter(title: "Boat") var boat: Boat?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await staged() ?? "")
  }
}

struct ActUndoably: StagedIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Act Undoably"
  @Parameter(title: "Scene", default: 0) var scene: Int
  func perform() async throws -> some IntentResult {
    _ = try await staged()
    return .result()
  }
}

struct ActLong: StagedIntent, LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Act Long"
  @Parameter(title: "Scene", default: 0) var scene: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await staged() ?? "")
  }
}

struct ActInFront: StagedIntent {
  static let title: LocalizedStringResource = "Act in Front"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Scene", default: 0) var scene: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await staged() ?? "")
  }
}

struct ActAsOwner: StagedIntent {
  static let title: LocalizedStringResource = "Act as Owner"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  @Parameter(title: "Scene", default: 0) var scene: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await staged() ?? "")
  }
}

/// Something that happens once, and that others wait for. Waiting takes no notice of being cancelled.
final class Latch: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
