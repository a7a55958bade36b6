import Testing

/// JavaScript with what is served for it.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let expected: String

  init(_ name: String, _ source: String, _ expected: String) {
    (testDescription, self.source, self.expected) = (name, source, expected)
  }

  /// Where statements end.
  static let statements: [ScriptCase] = [
    ScriptCase(
      "comments and space go",
      #"// one\#nuse( 1 ) /* two */ ; use(2)\#n"#,
      #"use(1);use(2)"#),
    ScriptCase(
      "a line that ends is a statement that ends",
      #"use(a)\#nuse(b)\#nlet c = 1\#nuse(c)"#,
      #"use(a);use(b);let c=1;use(c)"#),
    ScriptCase(
      "a bracket on the next line goes on with the call",
      #"const f = use\#n(1)\#nuse(f)"#,
      #"const a=use(1);use(a)"#),
    ScriptCase(
      "a template on the next line goes on with the name",
      #"const f = use\#n`x`\#nuse(f)"#,
      #"const a=use`x`;use(a)"#),
    ScriptCase(
      "an operator on the next line goes on",
      #"const sum = one\#n  + two\#nuse(sum)"#,
      #"const a=one+two;use(a)"#),
    ScriptCase(
      "return ends with its line",
      #"use(() => {\#n  return\#n  1\#n})"#,
      #"use(()=>{return;1})"#),
    ScriptCase(
      "++ on the next line belongs to what follows",
      #"let n = 0, m = 0\#nn\#n++m\#nuse(n, m)"#,
      #"let a=0,b=0;a;++b;use(a,b)"#),
    ScriptCase(
      "break ends with its line",
      #"loop: for (;;) { for (;;) { use(); break loop } }"#,
      #"loop:for(;;){for(;;){use();break loop}}"#),
    ScriptCase(
      "do has no semicolon",
      #"let n = 0\#ndo n++; while (n < 9) use(n)"#,
      #"let a=0;do a++;while(a<9);use(a)"#),
  ]

  /// Regular expressions and divisions, strings and templates.
  static let literals: [ScriptCase] = [
    ScriptCase(
      "a regular expression after a bracket of a condition",
      #"if (ready) /a'b/.test(text) && use()"#,
      #"if(ready)/a'b/.test(text)&&use()"#),
    ScriptCase(
      "a division after a bracket",
      #"use((a + b) / c / d)"#,
      #"use((a+b)/c/d)"#),
    ScriptCase(
      "a division after a bracket of an index",
      #"use(list[0] / 2, g / h)"#,
      #"use(list[0]/2,g/h)"#),
    ScriptCase(
      "a regular expression with a class",
      #"use(/[/'"`]+/g, a / b)"#,
      #"use(/[/'"`]+/g,a/b)"#),
    ScriptCase(
      "a regular expression before a word",
      #"use(/a/ in list, /b/g instanceof Object)"#,
      #"use(/a/ in list,/b/g instanceof Object)"#),
    ScriptCase(
      "a regular expression after return",
      #"use(text => { if (text) return /x/.test(text); use() })"#,
      #"use(a=>{if(a)return/x/.test(a);use()})"#),
    ScriptCase(
      "strings stay",
      #"use('a // b', "it's /* c */", 'two\'s')"#,
      #"use('a // b',"it's /* c */",'two\'s')"#),
    ScriptCase(
      "templates stay, what stands in them is shortened",
      #"const value = 1;\#nuse(`a  ${value}  // ${`b ${value + 1}`} c`)"#,
      #"const a=1;use(`a  ${a}  // ${`b ${a+1}`} c`)"#),
    ScriptCase(
      "a bracket in a template",
      #"use(list.map(item => `{${item.name}}`))"#,
      #"use(list.map(a=>`{${a.name}}`))"#),
  ]

  /// Names of properties and labels.
  static let properties: [ScriptCase] = [
    ScriptCase(
      "names of properties stay",
      #"const name = 1;\#nuse({ name: name, other: name }.name, name.name, name?.name)"#,
      #"const a=1;use({name:a,other:a}.name,a.name,a?.name)"#),
    ScriptCase(
      "a short property is written out",
      #"const name = 1, call = 2;\#nuse({ name, call })"#,
      #"const a=1,b=2;use({name:a,call:b})"#),
    ScriptCase(
      "a pattern keeps the names of properties",
      #"use(({ target: field, key, ...rest }) => use(field, key, rest))"#,
      #"use(({target:a,key:b,...c})=>use(a,b,c))"#),
    ScriptCase(
      "a default of a pattern",
      #"use(({ size = 1, place: { x: left = 2 } }) => size + left)"#,
      #"use(({size:a=1,place:{x:b=2}})=>a+b)"#),
    ScriptCase(
      "a pattern that is assigned to",
      #"let size, left\#n;({ size, place: left } = box)\#nuse(size, left)"#,
      #"let a,b;({size:a,place:b}=box);use(a,b)"#),
    ScriptCase(
      "methods, getters and setters",
      #"const value = 1;\#nuse({ get() { return value }, get value() { return value }, set value(next) { use(next) }, async load() { await value }, [value]: 1, 'a b': 2 })"#,
      #"const a=1;use({get(){return a},get value(){return a},set value(a){use(a)},async load(){await a},[a]:1,'a b':2})"#
    ),
    ScriptCase(
      "labels stay",
      #"outer: for (const item of list) { for (const other of item) { if (other) continue outer; use(other) } }"#,
      #"outer:for(const b of list){for(const a of b){if(a)continue outer;use(a)}}"#),
  ]

  /// Scopes.
  static let scopes: [ScriptCase] = [
    ScriptCase(
      "a name in a block hides the one outside",
      #"const item = 1;\#n{ const item = 2; use(item) }\#nuse(item)"#,
      #"const a=1;{const a=2;use(a)}use(a)"#),
    ScriptCase(
      "names in scopes beside each other are the same",
      #"use(first => first); use(second => second)"#,
      #"use(a=>a);use(a=>a)"#),
    ScriptCase(
      "a name that is used within isn't hidden",
      #"const outer = 1;\#nuse(first => second => first + second + outer)"#,
      #"const a=1;use(b=>c=>b+c+a)"#),
    ScriptCase(
      "what the browser declares isn't hidden",
      #"const a = 1, b = 2;\#nuse(c => c + a + b + d)"#,
      #"const a=1,b=2;use(c=>c+a+b+d)"#),
    ScriptCase(
      "var belongs to the function",
      #"use(() => { if (ready) { var found = 1 } return found })"#,
      #"use(()=>{if(ready){var a=1}return a})"#),
    ScriptCase(
      "a function is known before it stands",
      #"use(later(1));\#nfunction later(value) { return value ? later(value - 1) : 0 }"#,
      #"use(a(1));function a(b){return b?a(b-1):0}"#),
    ScriptCase(
      "the name of a function that is a value",
      #"use(function repeat(value) { return value ? repeat(value - 1) : 0 })"#,
      #"use(function b(a){return a?b(a-1):0})"#),
    ScriptCase(
      "what is caught",
      #"try { use() } catch (problem) { use(problem) } finally { use() }\#ntry { use() } catch {}"#,
      #"try{use()}catch(a){use(a)}finally{use()}try{use()}catch{}"#),
    ScriptCase(
      "loops have names of their own",
      #"for (let index = 0; index < 9; index++) use(index); for (const [key, value] of list) use(key, value); for (const key in list) use(key)"#,
      #"for(let a=0;a<9;a++)use(a);for(const[a,b]of list)use(a,b);for(const a in list)use(a)"#),
    ScriptCase(
      "cases of a choice share names",
      #"switch (kind) { case 'a': { use(1); break } case 'b': let value = 2; use(value); default: use(3) }"#,
      #"switch(kind){case'a':{use(1);break}case'b':let a=2;use(a);default:use(3)}"#),
  ]

  /// Shorter forms.
  static let forms: [ScriptCase] = [
    ScriptCase(
      "numbers in fewer characters",
      #"use(0.5, 1000, 1500, 10, 100000, 0x10, 1e3, 1_000, 0, 5 .toString())"#,
      #"use(.5,1e3,1500,10,1e5,0x10,1e3,1e3,0,5 .toString())"#),
    ScriptCase(
      "true and false",
      #"use(true, !false, { true: false }.true, a ? true : false, true.constructor)"#,
      #"use(!0,!!1,{true:!1}.true,a?!0:!1,true.constructor)"#),
    ScriptCase(
      "signs aren't joined",
      #"use(a + +b, a - -b, a + ++b, a-- - b, a-- > b, !--a)"#,
      #"use(a+ +b,a- -b,a+ ++b,a-- -b,a-- >b,!--a)"#),
    ScriptCase(
      "declarations are joined",
      #"const first = 1;\#nconst second = 2;\#nlet third = 3;\#nlet fourth = 4;\#nuse(first, second, third, fourth)"#,
      #"const a=1,b=2;let c=3,d=4;use(a,b,c,d)"#),
    ScriptCase(
      "brackets around expressions go",
      #"if (a) { use(1); use(2) } else { use(3) }\#nwhile (a) { use() }\#nfor (const b of c) { use(b) }"#,
      #"if(a)use(1),use(2);else use(3);while(a)use();for(const a of c)use(a)"#),
    ScriptCase(
      "what is returned comes last",
      #"use(value => { if (value) { use(1); return value } return 0 })"#,
      #"use(a=>{if(a)return use(1),a;return 0})"#),
    ScriptCase(
      "brackets around conditions stay",
      #"if (a) { if (b) use(1) } else use(2)"#,
      #"if(a){if(b)use(1)}else use(2)"#),
    ScriptCase(
      "brackets around names stay",
      #"if (a) { const b = 1; use(b) }"#,
      #"if(a){const a=1;use(a)}"#),
    ScriptCase(
      "an object isn't a block",
      #"use(() => ({ a: 1 }), () => { a: 1 })"#,
      #"use(()=>({a:1}),()=>{a:1})"#),
  ]

  /// Arrow functions and the rest.
  static let others: [ScriptCase] = [
    ScriptCase(
      "arrow functions of all forms",
      #"use(one => 1, (one) => 1, (one, two) => 2, () => 0, async one => await one, async (one) => 1, async () => {}, (one = (1, 2)) => one, ([one]) => one, (...all) => all)"#,
      #"use(a=>1,a=>1,(a,b)=>2,()=>0,async a=>await a,async a=>1,async()=>{},(a=(1,2))=>a,([a])=>a,(...a)=>a)"#
    ),
    ScriptCase(
      "a bracket that is no list of parameters",
      #"use((a, b), (c), (d)(e), (f) ? (g) : (h))"#,
      #"use((a,b),(c),(d)(e),(f)?(g):(h))"#),
    ScriptCase(
      "async is a name too",
      #"use(async, async(1))"#,
      #"use(async,async(1))"#),
    ScriptCase(
      "commas at the end go",
      #"use({ a: 1, }, [1, ], [, ], [1, , ], 1, )"#,
      #"use({a:1},[1],[,],[1,,],1)"#),
    ScriptCase(
      "import is an expression too",
      #"import('./a.js').then(module => use(module, import.meta.url))"#,
      #"import('./a.js').then(a=>use(a,import.meta.url))"#),
    ScriptCase(
      "optional chains",
      #"use(a?.b?.[c]?.(d), a ?.5 : 1)"#,
      #"use(a?.b?.[c]?.(d),a?.5:1)"#),
    ScriptCase(
      "assignments of all kinds",
      #"let value = 0;\#nvalue ??= 1; value ||= 2; value **= 2; value >>>= 1; use(value)"#,
      #"let a=0;a??=1;a||=2;a**=2;a>>>=1;use(a)"#),
    ScriptCase(
      "an empty statement",
      #"for (;;);"#,
      #"for(;;);"#),
    ScriptCase(
      "new",
      #"use(new Map, new Map(), new Map().get(1), new a.B(new C))"#,
      #"use(new Map,new Map(),new Map().get(1),new a.B(new C))"#),
  ]
}
