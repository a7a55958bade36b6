import CivilTime
import Testing

@Suite struct CompactTimeTests {
  @Test(arguments: [
    ("20260313", "20260313"), ("20260313T190000", "20260313T190000"),
    ("20260313T190060Z", "20260313T190059Z"),
    ("00010101", "00010101"), ("99991231T235959Z", "99991231T235959Z"),
  ])
  func timesOfFiles(_ text: String, _ expected: String) {
    #expect(CompactTime(text)?.text == expected)
  }

  @Test(arguments: [
    "", "2026", "20260230", "00000101", "20260313T25", "20260313T240000", "20260313T190000X", "２０２６０３１３",
  ])
  func whatIsNoTime(_ text: String) { #expect(CompactTime(text) == nil) }
}
