import Foundation
import Testing
import UnicornChatModel

/// What is known of pages without asking anybody.
struct LinkPreviewTests {
  @Test(arguments: [
    ("https://skychart.example/app", "Skychart"), ("https://SKYCHART.example/app/", "Skychart"),
    ("https://skychart.example/app?from=nova#top", "Skychart"),
    // One parcel of those that are tracked there.
    ("https://hoofbeat.example/track/1Z999AA10123456784", "Track your parcel"),
    ("https://meadowbank.example", "Meadow Bank"), ("https://meadowbank.example/", "Meadow Bank"),
  ])
  func aPageOfTheDataIsKnown(_ address: String, _ title: String) throws {
    let url = try #require(URL(string: address))
    let page = try #require(LinkPreviews.load().preview(of: url))
    #expect(page.title == title)
    if let picture = page.picture { #expect(FileManager.default.fileExists(atPath: picture.path)) }
  }

  @Test(arguments: [
    "https://skychart.example.evil.example/app", "https://evil.example/skychart.example/app",
    "https://skychart.example", "https://track.example/hoofbeat", "file:///app", "mailto:a@b.example",
    "https://a.example/" + String(repeating: "x/", count: 5_000),
  ])
  func othersAreNot(_ address: String) throws {
    let url = try #require(URL(string: address))
    #expect(try LinkPreviews.load().preview(of: url) == nil)
  }
}
