import SwiftUI

/// Names, values, traits and actions for those who don't see the screen.
struct AccessibilityScreen: View {
  @State private var rating = 3
  @State private var last = "Nothing"

  var body: some View {
    Form {
      Section("Names") {
        Image(systemName: "leaf").accessibilityLabel("Leaf")
        Button("+") { last = "Plus" }
          .accessibilityLabel("Add a plant")
          .accessibilityHint("Adds it to the first bed")
          .accessibilityInputLabels(["Add", "Plus"])
        Text("★★★☆☆").accessibilityLabel("Rating").accessibilityValue("3 of 5")
        Image(systemName: "sparkles").accessibilityHidden(true)
        Text("Named for tests").accessibilityIdentifier("named")
      }
      Section("Traits") {
        Text("A heading").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
        Text("Acts like a button").onTapGesture { last = "Tapped" }.accessibilityAddTraits(.isButton)
        Button("Not a button for readers") { last = "Pressed" }.accessibilityRemoveTraits(.isButton)
        Text("Takes part").accessibilityRespondsToUserInteraction(true)
      }
      Section("Together and apart") {
        HStack {
          Text("Basil")
          Text("2 days")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Second").accessibilitySortPriority(1)
          Text("First").accessibilitySortPriority(2)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Order")
        Color.green.frame(height: 24)
          .accessibilityChildren { ForEach(1..<4) { Text("Bar \($0)") } }
        Color.orange.frame(height: 24)
          .accessibilityRepresentation { Slider(value: .constant(0.4)) { Text("Warmth") } }
      }
      Section("Actions") {
        Label("Mint", systemImage: "leaf")
          .accessibilityAction { last = "Activated" }
          .accessibilityAction(named: "Water") { last = "Watered" }
          .accessibilityAction(.escape) { last = "Left" }
        Text("Rating: \(rating)")
          .accessibilityElement()
          .accessibilityLabel("Rating that can be changed")
          .accessibilityValue("\(rating)")
          .accessibilityAdjustableAction { direction in
            rating += direction == .increment ? 1 : -1
          }
        Text("Last: \(last)").accessibilityIdentifier("last")
      }
    }
  }
}
