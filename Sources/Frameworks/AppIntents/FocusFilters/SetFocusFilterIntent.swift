/// The settings of an app for a Focus: an intent that the system performs when a Focus is turned on or off.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// The parts of the app's behaviour that the system controls while the Focus is on. It is read with the
  /// parameter values of that Focus.
  var appContext: FocusFilterAppContext { get }

  /// Returns settings to suggest to a person who sets up a Focus.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// An app context that filters nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// Returns no suggestions.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Invalidates `appContext`, so that the system reads it again. Returns immediately.
  public static func invalidateFocusFilterAppContext() {
    FocusFilters.host.appContextChanged(for: self)
  }

  /// The settings for the Focus that is on.
  ///
  /// - Throws: `SetFocusFilterIntentError` when no Focus with settings for this app is on, or a value is
  ///   missing.
  public static var current: Self {
    get async throws {
      guard let filter = try await FocusFilters.host.currentFilter(of: self) as? Self else {
        throw SetFocusFilterIntentError.notFound
      }
      for named in ParameterNames.of(filter) {
        do {
          _ = try named.parameter.value()
        } catch {
          throw SetFocusFilterIntentError.missingParameterValue
        }
      }
      return filter
    }
  }
}

/// A service that knows which Focus is on.
package protocol FocusFilterHost: Sendable {
  /// Returns the settings of a type for the Focus that is on, or nil.
  func currentFilter(of type: any SetFocusFilterIntent.Type) async throws -> (any SetFocusFilterIntent)?

  /// Handles a change of the app context of a type.
  func appContextChanged(for type: any SetFocusFilterIntent.Type)
}

/// Access to the current Focus.
package enum FocusFilters {
  private static let slot = SystemSlot<any FocusFilterHost>()
  private static let memory = MemoryFocusFilterHost()

  /// The service that knows which Focus is on, or the memory of this process when none was set.
  package static var host: any FocusFilterHost { slot.service ?? memory }

  /// Sets the service that knows which Focus is on; nil selects the memory of this process.
  package static func use(_ host: (any FocusFilterHost)?) { slot.fill(host) }

  /// Turns on settings in the memory of this process, replacing those of the same type.
  package static func turnOn(_ filter: any SetFocusFilterIntent) { memory.turnOn(filter) }

  /// Turns off the settings of a type in the memory of this process.
  package static func turnOff(_ type: any SetFocusFilterIntent.Type) { memory.turnOff(type) }
}
