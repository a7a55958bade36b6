import SwiftUI
import UnicornChatInterface

/// The program: what is in it is a module of its own, so that tests can be written against it.
@main
struct Program {
  @MainActor static func main() { UnicornChatApp.main() }
}
