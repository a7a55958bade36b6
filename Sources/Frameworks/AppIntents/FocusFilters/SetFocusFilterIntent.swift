/// The settings of an app for a focus: an intent that the system performs when a focus is turned on or off.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system takes over from the app while the focus is on. It is asked for with the values of that
  /// focus.
  var appContext: FocusFilterAppContext { get }

  /// Settings to offer to a person who sets a focus up.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Says that `appContext` may have changed, so that the system asks for it again. Returns at once.
  public static func invalidateFocusFilterAppContext() {
    FocusFilters.host.appContextChanged(for: self)
  }

  /// The settings for the focus that is on.
  ///
  /// - Throws: `SetFocusFilterIntentError` when no focus is on that has settings for this app, or when they
  ///   lack a value.
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

/// Knows which focus is on. Who stands for the system conforms.
package protocol FocusFilterHost: Sendable {
  /// The settings of a type for the focus that is on, or nil.
  func currentFilter(of type: any SetFocusFilterIntent.Type) async throws -> (any SetFocusFilterIntent)?

  /// What the system takes over from the app may have changed.
  func appContextChanged(for type: any SetFocusFilterIntent.Type)
}

/// The focus as this process knows it.
package enum FocusFilters {
  private static let slot = SystemSlot<any FocusFilterHost>()
  private static let memory = MemoryFocusFilterHost()

  /// Who knows which focus is on: who was set, else the memory of this process.
  package static var host: any FocusFilterHost { slot.service ?? memory }

  /// Sets who knows which focus is on; nil stands for the memory of this process.
  package static func use(_ host: (any FocusFilterHost)?) { slot.fill(host) }

  /// Turns settings on in the memory of this process, in place of those of the same type.
  package static func turnOn(_ filter: any SetFocusFilterIntent) { memory.turnOn(filter) }

  /// Turns the settings of a type off in the memory of this process.
  package static func turnOff(_ type: any SetFocusFilterIntent.Type) { memory.turnOff(type) }
}
