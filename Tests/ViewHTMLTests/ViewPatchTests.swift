import Foundation
import Testing

@testable import ViewHTML

struct ViewPatchTests {
  static let samples: [(ViewPatch, String)] = [
    (.text(ElementAddress(12), "a\"b\\c\nd"), #"["t",12,"a\"b\\c\nd"]"#),
    (.attribute(ElementAddress(12, part: "f"), name: "class", value: "T w"), #"["a","12-f","class","T w"]"#),
    (.attribute(ElementAddress(12), name: "disabled", value: nil), #"["a",12,"disabled",null]"#),
    (.value(ElementAddress(3, part: "f"), "x", revision: nil), #"["v","3-f","x"]"#),
    (.value(ElementAddress(3, part: "f"), "x", revision: 7), #"["v","3-f","x",7]"#),
    (.insert(parent: ElementAddress(0), after: nil, html: "<i>"), #"["i",0,0,"<i>"]"#),
    (.insert(parent: ElementAddress(4, part: "b"), after: ElementAddress(5), html: ""), #"["i","4-b",5,""]"#),
    (.insert(parent: ElementAddress(0), after: ElementAddress(0, part: "y"), html: ""), #"["i",0,"0-y",""]"#),
    (.remove(ElementAddress(9)), #"["r",9]"#),
    (.move(ElementAddress(9), parent: ElementAddress(4), after: ElementAddress(8)), #"["m",9,4,8]"#),
    (.replace(ElementAddress(9), html: "x"), #"["p",9,"x"]"#),
    (.content(ElementAddress(9), html: "x"), #"["c",9,"x"]"#),
    (.styles("._0{}", replacing: false), #"["s","._0{}"]"#), (.styles("", replacing: true), #"["s","",1]"#),
    (.page("<b>"), #"["h","<b>"]"#), (.focus(ElementAddress(2)), #"["f",2]"#), (.path("/a"), #"["n","/a"]"#),
    (.effect(ElementAddress(0), "animate spring"), #"["x",0,"animate spring"]"#),
  ]

  @Test(arguments: samples.indices)
  func arrays(_ index: Int) throws {
    let (patch, json) = Self.samples[index]
    #expect(String(decoding: ViewPatch.json([patch]), as: UTF8.self) == "[\(json)]")
    #expect(try JSONDecoder().decode(ViewPatch.self, from: Data(json.utf8)) == patch)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    #expect(try JSONDecoder().decode(ViewPatch.self, from: encoder.encode(patch)) == patch)
  }

  @Test(arguments: [#"["z",1]"#, #"["t"]"#, #"["t","12","x"]"#, #"["t","a-b","x"]"#, "{}", #"["a",1,2,3]"#])
  func otherArraysAreErrors(_ json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ViewPatch.self, from: Data(json.utf8)) }
  }
}
