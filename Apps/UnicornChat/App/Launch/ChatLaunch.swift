import AppIntents
import Foundation
import UnicornChatModel

/// The outcome of starting: the store is opened once in a process, however often the app is made.
@MainActor
enum ChatLaunch {
  case ready(ModelManager)
  /// Why the store couldn't be opened, for a person.
  case failed(String)

  static let outcome = start()

  /// How many times faster than life the unicorns answer, of the environment's `UNICORNCHAT_SPEED`.
  private static var speed: Double {
    let given = ProcessInfo.processInfo.environment["UNICORNCHAT_SPEED"].flatMap { Double($0) } ?? 1
    return given.isFinite ? min(max(given, 0.1), 1000) : 1
  }

  /// The system's clock, calendar and locale. Where the environment's `BECKON_CLOCK` holds an instant as ISO 8601
  /// has it, the clock stands still there and nothing is left to chance, so that two starts show the same.
  private static var context: ChatContext {
    var context = ChatContext.system()
    let given = ProcessInfo.processInfo.environment["BECKON_CLOCK"]
    if let instant = given.flatMap({ ISO8601DateFormatter().date(from: $0) }) {
      context.now = { instant }
      context.seed = 1
    }
    return context
  }

  private static func start() -> ChatLaunch {
    do {
      let context = context
      let store = try ChatStore.standard(context: context)
      let cast = try Cast.load()
      _ = try store.seedIfEmpty { try ChatHistory.seeded(cast: cast, context: context) }
      let manager = try ModelManager(store: store, cast: cast, speed: speed)
      AppDependencyManager.shared.add(dependency: manager)
      return .ready(manager)
    } catch {
      return .failed(error.localizedDescription)
    }
  }
}
