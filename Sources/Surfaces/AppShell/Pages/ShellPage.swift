import AppIntents
import SwiftUICore

/// A page of the shell that another module brings, such as a calendar: with a button in the bar, in front
/// of the app's content while it is open.
///
/// A program has the pages whose types it links: they are found by their conformance, not registered. All
/// is called on the main actor; what a page shows it observes itself.
@MainActor
package protocol ShellPage: AnyObject {
  /// The place of the page's button among those of other pages: lower numbers come first.
  static var order: Int { get }
  /// Rules of style, in CSS, for what has a ``PageRole`` in it; loaded with the windows of programs that
  /// have the page.
  nonisolated static var styleSheet: String { get }

  /// Creates the page of a window. Nothing is read before it is opened.
  /// - Throws: What is wrong with the files of the program.
  init(_ window: ShellModel) throws

  /// The name of the page in markup, in lower-case letters.
  var name: String { get }
  /// The title on the page's button and in its heading.
  var title: String { get }
  var systemImageName: String { get }
  /// Whether the shell's menu leads to the page.
  var hasButton: Bool { get }
  var view: AnyView { get }

  func open()
  /// Forgets what it shows, and ends what goes on for it.
  func close()
  /// Leaves what was opened last within the page; returns whether there was something to leave.
  func escape() -> Bool
  /// Shows the result of an action instead of a card; returns whether it did.
  func show(_ intent: any AppIntent) -> Bool
  /// A button that leads from the notice of an action to its result; nil where the page doesn't show such.
  func link(to value: any _IntentValue) -> NoticeAction?
}

extension ShellPage {
  package nonisolated static var styleSheet: String { "" }
  package var hasButton: Bool { true }
  package func escape() -> Bool { false }
  package func show(_ intent: any AppIntent) -> Bool { false }
  package func link(to value: any _IntentValue) -> NoticeAction? { nil }
}
