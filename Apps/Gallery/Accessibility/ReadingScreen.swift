import SwiftUI

/// A screen of how text is read aloud, what belongs together, and what is announced.
struct ReadingScreen: View {
  @Namespace private var space
  @State private var count = 0

  var body: some View {
    Form {
      Section("Speech") {
        Text("BBC").speechSpellsOutCharacters()
        Text("Wait, please!").speechAlwaysIncludesPunctuation()
        Text("Higher").speechAdjustedPitch(0.5)
        Text("In its turn").speechAnnouncementsQueued()
        Text("let leaf = 1").accessibilityTextContentType(.sourceCode)
      }
      Section("Pairs and more to know") {
        LabeledContent {
          Text("Two days").accessibilityLabeledPair(role: .content, id: "interval", in: space)
        } label: {
          Text("Interval").accessibilityLabeledPair(role: .label, id: "interval", in: space)
        }
        Text("Basil")
          .accessibilityCustomContent("Bed", "Herbs")
          .accessibilityCustomContent("Interval", "Two days", importance: .high)
      }
      Section("For hands and eyes") {
        Button("Larger when held") {}.accessibilityShowsLargeContentViewer()
        Color.teal.frame(height: 32)
          .accessibilityLabel("Played by touch").accessibilityDirectTouch()
        Image(systemName: "photo")
          .accessibilityLabel("Not inverted").accessibilityIgnoresInvertColors()
        Text("Activated at its top").accessibilityActivationPoint(.top)
      }
      Section("Announced") {
        Button("Count: \(count)") {
          count += 1
          AccessibilityNotification.Announcement("Counted to \(count)").post()
        }
      }
    }
  }
}
