// Beckon's client; see Guide/web-protocol.md.
'use strict';(()=>{
const D=document,W=window,H=history,byId=i=>D.getElementById(i),page=D.scrollingElement,active=()=>D.activeElement,root=byId('n0'),info=root.dataset,net=byId('net'),
policy=W.trustedTypes?.createPolicy('beckon',{createHTML:s=>s}),
[calm,dark,more]=['reduced-motion:reduce','color-scheme:dark','contrast:more'].map(s=>matchMedia(`(prefers-${s})`)),
on=(types,f,to=D,o)=>types.split(' ').forEach(t=>to.addEventListener(t,f,o)),
all=(q,e=D)=>[...e.querySelectorAll(q)],el=a=>byId('n'+a),make=t=>D.createElement(t),
near=(e,q)=>(e?.nodeType==1?e:e?.parentElement)?.closest(q),
num=e=>{while(e&&!/^n\d+$/.test(e.id))e=e.parentElement;return e?+e.id.slice(1):0},
is=(e,t)=>e?.tagName==t,
isText=e=>/text|pass|search|mail|url|tel/.test(e?.type),
style=e=>getComputedStyle(e),has=e=>e.contains(active()),box=e=>e.getBoundingClientRect(),stop=e=>e.preventDefault(),
soon=(f,ms)=>{let t;return()=>{clearTimeout(t);t=setTimeout(f,ms)}},
parse=s=>{const t=make('template');t.innerHTML=policy?policy.createHTML(s):s;return t.content},
late='[data-late]',few=late+',[data-on],[data-menu],[data-acts],[data-files],[data-live],[data-detents],.grab,.pop,[aria-keyshortcuts],[role=tablist],[role=listbox],[role=menu],[role=tree]',
able='input:not([type=hidden]),textarea,select,button,a[href],summary,[tabindex]',
focus=e=>(e&&(e.matches(able)?e:e.querySelector(able)||near(e,'[tabindex]')))?.focus({preventScroll:1})

// The channel. What was sent is kept until it is acknowledged.
let ws,ready,seq=0,patch=+info.n,life=info.life,tries=0,timer,sent=[]
const raw=m=>ws.send(JSON.stringify(m)),
send=(node,kind,...rest)=>{
 const l=sent.at(-1)
 if(!ready&&l?.[1]==node&&l[2]==kind&&/text|env|seen/.test(kind))sent.pop(),seq--
 sent.push([++seq,node,kind,...rest])
 if(/press|on|pick|files/.test(kind))el(node)?.setAttribute('data-busy',seq)
 ready?raw(sent.at(-1)):connect()
},
say=k=>{
 net.textContent=k?info[k]:'';net.hidden=!k
 net.onclick=k=='taken'&&connect
},
connect=()=>{
 clearTimeout(timer)
 if(ws?.readyState<2)return
 const s=ws=new WebSocket(`${location.origin.replace('http','ws')}/-/live?w=${info.w}`)
 s.onopen=()=>raw(['hello',{n:patch,life,url:location.pathname+location.search,...env()}])
 s.onmessage=e=>s==ws&&receive(e.data)
 s.onclose=({code:c})=>{
  if(s!=ws)return
  ready=0
  if(c==4001||c==4003)return say(c==4001?'taken':'refused')
  if(tries++)say('offline')
  timer=setTimeout(connect,Math.min(5e3,300*2**tries)*(.5+Math.random()/2))
 }
},
resync=()=>{if(ready)ready=0,raw(['resync'])},
receive=text=>{
 let m
 try{m=JSON.parse(text)}catch{}
 if(!(m?.[0]>=0&&m[1]>=0))return resync()
 const[n,ack,...list]=m,whole=list.some(o=>o[0]=='h'),hi=list[0]?.[0]=='w'
 if(n&&!whole&&n!=patch+1)return n>patch&&resync()
 if(hi&&list[0][2]!=life)[,info.w,life]=list[0],sent=[],seq=0,forget()
 sent=sent.filter(w=>w[0]>ack)
 for(const e of all('[data-busy]'))if(e.dataset.busy<=ack)set(e,'data-busy')
 try{apply(list)}catch{return resync()}
 if(n)patch=n
 if((hi||whole)&&!ready)ready=1,say(tries=0),sent.forEach(raw),recall()
}

// Text belongs to who types it; what the server says of older edits is merged.
let fields=new WeakMap,ime,later=[],typed=[]
const field=f=>fields.get(f)||fields.set(f,{r:0,s:[]}).get(f),
left=f=>send(num(f),'done'),
edit=f=>{const k=field(f);k.s=[...k.s.slice(-20),[++k.r,f.value]];send(num(f),'text',f.value,k.r)},
put=(f,s)=>{
 const old=f.value,a=f.selectionStart
 if(old==s)return
 f.value=s
 if(has(f)&&a!=null){const p=s.startsWith(old.slice(0,a))?a:Math.max(0,s.length-old.length+a);f.setSelectionRange(p,p)}
},
show=(f,s,rev=0)=>{
 if(f==ime)return later.push([f,s,rev])
 const k=field(f),v=f.value,b=k.s.find(x=>x[0]==rev)?.[1]
 if(rev>=k.r)return put(f,s)
 if(b==null||v==s)return
 if(v.startsWith(b))put(f,s+v.slice(b.length))
 else if(v.endsWith(b))put(f,v.slice(0,-b.length)+s)
 else return
 edit(f)
 // What is merged after the person went on stands at once.
 has(f)||left(f)
},
// Half-typed text outlives the server.
texts=()=>all('input,textarea',root).filter(isText),
called=f=>f.ariaLabel||f.labels?.[0]?.textContent||f.placeholder,
forget=()=>{
 typed=texts().filter(f=>field(f).r&&f.type!='password').map(f=>[called(f),f.value,has(f)])
 fields=new WeakMap
},
recall=()=>{for(const[name,v,had]of typed.splice(0)){
 const f=texts().find(f=>called(f)==name)
 if(f&&v)put(f,v),edit(f)
 had&&focus(f)
}},

// Changes, without touching what stays.
views=new Map,lists=new Map,sheet=new CSSStyleSheet,
// What had the focus in each page, and before a dialog of the shell.
last=new WeakMap
let motion,lost,before,js
const sight=(s,b=box(s))=>s==page?[0,innerHeight]:[b.top,b.bottom],
// Where a scroller stands that is at its end; whether it is to stay there: whoever scrolls away is heard a moment later.
atEnd=s=>s.scrollHeight-s.scrollTop-s.clientHeight<40&&s.scrollTop,
stays=s=>atEnd(s)||s.end&&s.scrollTop>s.end-40,
// What is read: the first that is wholly in sight, of places at which scrolling stops where there are some; only what is static or relative, since the rest floats.
read=(e,top,low)=>{for(const c of e.children){
 const b=box(c),h=b.height
 if(h&&b.bottom<=top+1)continue
 if(h&&b.top>=top-1){
  if(b.top>=low)return
  if(/at/.test(style(c).position))return c
 }else{const f=read(c,top,low);if(f)return f}
}},
// What is read stays where it is; what is at its end stays there.
stay=()=>{
 for(const[s,k]of views)if(k.end)s.scrollTop=1e7
 else if(k.seen?.isConnected){const d=box(k.seen).top-k.y;if(d*d>1)s.scrollTop+=d}
 views.clear()
},
// Scrollers that begin at their end. Without this script they are turned round, in which rows move with each that comes.
ends=new ResizeObserver(x=>x.map(({target:t,s=near(t,'[data-end]')})=>{if(s&&stays(s))s.scrollTop=1e7})),
watch=e=>{
 let s=e
// Of the values of overflow only those of what scrolls have an o.
 while(s!=page&&!/o/.test(style(s).overflowY))s=s.parentElement||page
 if(!views.has(s)){
  const h=active(),b=box(h),[top,low]=sight(s),
  seen=(s.scrollTop||'end'in s)&&(h!=s&&s.contains(h)&&b.top>=top&&b.bottom<=low?h:read(all('[data-st]',s)[0]||s,top,low))
  views.set(s,{end:stays(s),seen,y:seen&&box(seen).top})
 }
 const l=near(e,'ul,[role=list]')
 if(motion&&l&&!lists.has(l))lists.set(l,new Map([...l.children].slice(0,300).map(c=>[c,box(c)])))
},
into=(p,e,ref)=>p.moveBefore&&e.isConnected?p.moveBefore(e,ref):p.insertBefore(e,ref),
add=(p,e,ref)=>{if(near(p,late)||near(e,late))e.hidden=1;p.insertBefore(e,ref)},
place=(p,after)=>after?el(after).nextSibling:p.firstChild,
leave=e=>{
 if(has(e))lost=e.nextElementSibling||e.previousElementSibling||e.parentElement
 for(const d of[e,...all('dialog',e)])d.open&&d.close?.()
 e.remove()
},
set=(e,k,v)=>{
 v==null?e.removeAttribute(k):e.setAttribute(k,v)
 if(/^(checked|selected)/.test(k))e[k]=v!=null
},
fill=(e,s)=>{watch(e);const t=e.cloneNode();t.append(parse(s));morph(e,t);found(e)},
ops={
 w(id){const u=new URL(location);u.searchParams.set('w',id);u.searchParams.delete('from');H.replaceState(H.state,'',u)},
 t(a,s){const e=el(a);watch(e);e.textContent=s;if(near(e,'[data-ct]')&&!calm.matches)e.animate([{opacity:0},{}],220)},
 a(a,k,v){set(el(a),k,v)},
 v(a,s,rev){const f=el(a);isText(f)?show(f,s,rev):f.matches('[type=range]:active')||(f.value=s)},
 i(p,after,s){const b=el(p),e=parse(s).firstElementChild;watch(b);add(b,e,place(b,after));found(e)},
 r(a){const e=el(a);watch(e.parentElement);leave(e)},
 m(a,p,after){const e=el(a),b=el(p),f=active();watch(b);into(b,e,place(b,after));e.contains(f)&&focus(f)},
 p(a,s){const e=el(a),t=parse(s).firstElementChild;watch(e);is(e,t.tagName)?morph(e,t):(e.before(t),leave(e));found(el(a))},
 c(a,s){fill(el(a),s)},
 h(s){fill(root,s)},
 s(css,anew){if(anew)sheet.replaceSync(css),byId('rules')?.remove();else for(const r of css.match(/[^{}]+{[^}]*}/g)||[])sheet.insertRule(r,sheet.cssRules.length)},
 f(a){
 const e=a?el(a):before,d='[data-shell=dialog]',k=/-h$/.test(a)&&last.get(near(e,'.np')),h=active()
 if(near(e,d)&&!near(h,d)&&h!=D.body)before=h
 focus(k?.isConnected?k:e)
},
 b(a){near(active(),'#n'+a)&&active().blur()},
 u(url,anew,step){H[(anew?'push':'replace')+'State']({step},'',url)},
 async g(n){(await rare()).goBack(n)},
 d(s){D.title=s},
 o(url){/^(http|\/)/.test(url)?W.open(url,'_blank','noopener'):location=url},
 y(url){const a=make('a');a.href=url;a.download='';a.click()},
 async k(a,n){(await rare()).choose(a,n)},
 async z(...v){(await rare()).give(...v)},
 j(a,w){const e=el(a),s=e?.scrollHeight>e?.clientHeight?e:page;/p|m|\d/.test(w)?s.scrollTo({top:w=='top'?0:w=='bottom'?1e7:w}):e?.scrollIntoView({block:w})},
 l(s){byId('say').textContent=s},
 x(a,s){motion=calm.matches?0:(s.split(' ')[2]||.35)*1e3},
 q(){W.close()}
},
apply=list=>{
 views.clear();lists.clear();lost=motion=0
 for(const[k,...v]of list)ops[k](...v)
 lost&&active()==D.body&&focus(lost)
 stay()
 for(const[l,was]of lists)for(const c of l.children){
  const a=was.get(c),b=box(c)
  if(!a||a.top!=b.top||a.left!=b.left)c.animate([a?{transform:`translate(${a.left-b.left}px,${a.top-b.top}px)`}:{opacity:0},{}],{duration:motion,easing:'ease-out'})
 }
},
// Makes an element like another; whatever has a number and stays is kept, and what waits for its place goes on waiting.
morph=(e,t)=>{
 for(const{name:k}of[...e.attributes])if(!t.hasAttribute(k)&&k!='open'&&!(k=='hidden'&&near(e,late)))set(e,k)
 for(const{name:k,value:v}of t.attributes)if(e.getAttribute(k)!=v&&!(k=='open'&&is(e,'DETAILS')))set(e,k,v)
 if(isText(e)){if(!field(e).r&&!has(e))e.value=t.value;return}
 let c=e.firstChild
 for(const n of[...t.childNodes]){
  let m=n.id?byId(n.id):c
  if(m&&(m.nodeName!=n.nodeName||m.contains(e)||!n.id&&m.id))m=null
  if(!m){add(e,n,c);continue}
  m==c?c=c.nextSibling:into(e,m,c)
  n.nodeType==1?morph(m,n):m.data!=n.data&&(m.data=n.data)
 }
 while(c){const n=c.nextSibling;c.nodeType==1?leave(c):c.remove();c=n}
},
seen=new Set,report=soon(()=>send(0,'seen',[...seen].filter(e=>e.isConnected).map(num)),200),
eyes=new IntersectionObserver(x=>{for(const{isIntersecting:i,target:e}of x)seen[i?'add':'delete'](e);report()}),
// Gestures, files, pointer menus: another script.
rare=()=>js??=import(info.more).then(m=>m.default({D,info,root,net,able,on,all,near,num,send,focus,box,stop,style,make,announce:ops.l,isText,watch,stay,sight,views,soon,connected:()=>ready})),
found=e=>{if(!e)return;for(const x of[e,...all('[data-entity],[data-end],dialog:not(.pop)',e)]){
 if('end'in x.dataset&&x.end==null){x.end=1;[x,...x.children].map(c=>ends.observe(c))}
 if('entity'in x.dataset)eyes.observe(x)
 if(is(x,'DIALOG')&&x.open&&!x.matches(':modal,.pop'))set(x,'open'),x.showModal()
}
if(e.matches(few)||e.querySelector(few))rare().then(r=>r.found(e))}

// What a person does.
on('submit',stop)
on('input',({target:f,isComposing:c})=>isText(f)?c||edit(f):f.type=='range'&&send(num(f),'num',+f.value))
on('compositionstart',e=>ime=e.target)
on('compositionend',({target:f})=>{ime=0;isText(f)&&edit(f);later.splice(0).forEach(x=>show(...x))})
on('change',({target:f})=>{
 const t=f.type,id=num(f)
 if(t=='checkbox')send(id,'on',f.checked)
 else if(/radio|select/.test(t))send(+f.value,'pick')
 else if(/date|time/.test(t)){f.value&&send(id,'date',f.value);f.defaultValue||(f.value='')}
 else if(t=='color')send(id,'val',f.value)
 else if(t=='range')send(id,'num',+f.value)
})
// Not with 'change': a browser counts what was merged meanwhile as its own doing, and stays silent.
on('focusout',({target:f})=>isText(f)&&field(f).r&&left(f))
on('click',e=>{
 const t=e.target,b=near(t,'button[name],[data-p],[data-o]'),k=b?.name
 if(is(t,'DIALOG')&&!t.matches('.alert'))return send(num(t),'dismiss')
 if(!b||e.defaultPrevented)return
 const[id,n]=(b.value||b.dataset.p||b.dataset.o).split('.').map(Number)
 if(b.target&&(!ready||e.ctrlKey||e.metaKey||e.shiftKey))return
 stop(e)
 near(b,'[popover]')?.hidePopover()
 if(b.dataset.day!=null)send(num(b),'date',b.value)
 else if(/^[ud]$/.test(k))send(id,'step',k=='u')
 else if(k=='s')send(id,'sort',n)
 else if(/switch|checkbox/.test(b.role))send(id,'on',b.ariaChecked!='true')
 else send(id,k=='o'||b.dataset.o?'pick':k=='x'?'dismiss':'press')
})
on('focusin focusout',e=>{const p=near(e.target,'.np'),i=e.type=='focusin';p&&i&&last.set(p,e.target);for(let f=near(e.target,'[data-focus]');f&&!f.contains(e.relatedTarget);f=near(f.parentNode,'[data-focus]'))send(num(f),i?'focus':'blur')})
on('cancel',e=>{if(is(e.target,'DIALOG'))stop(e),send(num(e.target),'dismiss')},D,1)
on('keydown',e=>{
 const t=e.target,mod=e.ctrlKey||e.metaKey,k=e.key[1]?e.key:e.key.toUpperCase(),go=(...m)=>{stop(e);send(...m)}
 if(e.isComposing)return
 if(mod&&k=='K')return go(0,'key','palette')
 if(mod&&k=='Z'&&!(isText(t)&&field(t).r))return go(0,'key',e.shiftKey?'redo':'undo')
 if(mod||e.altKey)return
 if(near(t,'[data-k]')&&/p$|n$|Enter/.test(k))return go(0,'key',k.replace('Arrow','').replace(/^./,c=>c.toLowerCase()))
 if(k=='Enter'&&isText(t)&&(is(t,'INPUT')||t.enterKeyHint=='send'&&!e.shiftKey))return go(num(t),'submit')
 if(k=='Escape'&&!near(t,':modal,:popover-open'))return send(0,'key','escape')
})
// History and circumstances.
on('popstate',e=>send(0,'go',e.state?.step|0),W)
const env=()=>({w:innerWidth,h:innerHeight,dark:dark.matches,contrast:more.matches,motion:calm.matches,tz:Intl.DateTimeFormat().resolvedOptions().timeZone,text:parseFloat(style(page).fontSize)/16,seen:!D.hidden,active:D.hasFocus()}),
tell=soon(()=>ready&&send(0,'env',env()),200),back=()=>{D.hidden||ready||(tries=0,connect())}
for(const m of[calm,dark,more])on('change',tell,m)
on('resize focus blur',tell,W)
on('visibilitychange',()=>{tell();back()})
on('online pageshow',back,W)
on('scroll',({target:s})=>{if('end'in s)s.end=atEnd(s)},D,1)
D.adoptedStyleSheets=[sheet]
page.className='js'
found(root)
connect()
})()
