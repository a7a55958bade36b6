import AppIntents
import IntentRuntime

/// The actions that a surface performs for the shell of one of its windows.
///
/// All are called on the main actor.
@MainActor
package struct ShellHost {
  /// The authentication of the person at the window.
  package var authentication: RunAuthentication = .local
  /// The address of the program's first window, for a way back from one that stands alone, as its settings do; nil
  /// for the first window itself.
  package var home: URL?
  /// The closure that opens an address for the person; it returns whether it could.
  package var openURL: (URL) -> Bool = { _ in false }
  /// The closure that puts a text on the person's clipboard; it returns whether there is one.
  package var copyText: (String) -> Bool = { _ in false }
  /// The closure that brings the window to the front; it returns whether the window is there.
  package var bringToFront: () async -> Bool = { true }
  /// The closure that shows content that no view of this window leads to: in another window that fits
  /// (`contentIdentifier` against `handlesExternalEvents`), else in a new one. The intent is handed to the
  /// window's ``ShellModel/deliver(_:)``. Returns whether there is such a window.
  package var showElsewhere: (any TargetContentProvidingIntent) async -> Bool = { _ in false }
  /// Lets the person keep a file.
  package var offerFile: (IntentFile) -> Void = { _ in }
  /// Shows a notification beside the page, as the person's system does, where the page isn't seen and the
  /// person has allowed it; pressing it presses the notice's first action.
  package var notify: (ShellNotice) -> Void = { _ in }
  /// The closure that asks the person's system whether notifications may be shown beside the page.
  package var askToNotify: () -> Void = {}
  /// The browsers that were let in; nil where the surface lets everybody in, or nobody else.
  package var browsers: ShellBrowsers?
  /// The data of the program; nil where the surface can't hand a backup over.
  package var data: ShellData?
  /// Makes sure who is there; returns who is known to be there then. Nil leaves it at ``authentication``.
  package var authenticate: ((IntentAuthenticationPolicy) async -> RunAuthentication)?

  package nonisolated init() {}
}
