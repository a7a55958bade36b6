import AppIntents
import SwiftUI
import Testing

struct LighthousePage: View {
  let lighthouse: LighthouseEntity

  var body: some View {
    Group {
      Text(lighthouse.name)
    }
    .userActivity("org.example.guide.Lighthouse") { activity in
      activity.title = "Looking at \(lighthouse.name)"
      activity.appEntityIdentifier = EntityIdentifier(for: lighthouse)
    }
  }
}

@Suite struct ActivityAnnotationTests {
  @MainActor @Test func theActivityOfAShownViewNamesTheEntity() throws {
    let nodes = ViewRenderer().nodes(of: LighthousePage(lighthouse: Guide.all[0].entity))
    let annotation = try #require(nodes.first?.attributes[UserActivityKey.self])
    #expect(annotation.activityType == "org.example.guide.Lighthouse")
    #expect(annotation.isActive)
    let activity = NSUserActivity(activityType: annotation.activityType)
    #expect(activity.appEntityIdentifier == nil)
    annotation.update(activity)
    #expect(activity.title == "Looking at Skerry Point")
    let identifier = try #require(activity.appEntityIdentifier)
    #expect(identifier.identifier == "1")
    #expect(identifier.entityType is LighthouseEntity.Type)
  }
}
