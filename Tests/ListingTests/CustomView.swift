import SwiftUI
import Testing

struct Greeting: View {
  var body: some View {
    Text("Ahoy, keeper!")
  }
}

@Suite struct CustomViewTests {
  @MainActor @Test func itsBodyIsShown() {
    #expect(ViewRenderer().texts(of: Greeting()) == ["Ahoy, keeper!"])
  }
}
