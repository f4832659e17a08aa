-- Rooms written by version 0.1.0, before any change of the tables; the keys that open them:
-- {"note": "playing", "room": "0pC77HjvWSRxR9BV", "keys": {"0": "reFyCN9Moz3Tm6jCT0pXqjWVoxjPLVDN", "1": "P4D3u5vXqefLVFfuM9XDUVaPVYPzMdNt"}, "invites": {}, "seen": {"spectator": {"version": 10, "position": "arena=--f2--i3/f3i2f4--/i2--f6f4/i4i2---- turn=fire", "status": "playing"}, "0": {"version": 10, "position": "arena=--f2--i3/f3i2f4--/i2--f6f4/i4i2---- turn=fire", "status": "playing"}, "1": {"version": 10, "position": "arena=--f2--i3/f3i2f4--/i2--f6f4/i4i2---- turn=fire", "status": "playing"}}}
-- {"note": "playing", "room": "IF3fBSLZOwxoxfRw", "keys": {"0": "kNJRbJCPBZufa0vJwjAnlFBRZ85D1IWU", "1": "cUq6UH1pLGnHudQms2b2YAgYkJwHFHrG"}, "invites": {}, "seen": {"spectator": {"version": 4, "position": "arena=--------/--------/--------/-------- turn=fire hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,? setup=big match=3 wins=0,0 duels=0", "status": "playing"}, "0": {"version": 10, "position": "arena=--------/--------/--------/-------- turn=fire hand=fire:1,3,3,3,3,4,?,?;ice:?,?,?,?,?,?,?,? setup=big match=3 wins=0,0 duels=0", "status": "playing"}, "1": {"version": 4, "position": "arena=--------/--------/--------/-------- turn=fire hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,? setup=big match=3 wins=0,0 duels=0", "status": "playing"}}}
-- {"note": "playing", "room": "hOCWw7C8e8IlvnC6", "keys": {"0": "FhKOUO76X-for_VV7o310OOfoz6Yzr66", "1": "A8eVWzdGjPHwSAZ5u1mY351E7q-EaxAm"}, "invites": {}, "seen": {"spectator": {"version": 10, "position": "map=plaine blue=e2W,e7W red=a1W,a7N!,e1S pool=1,0 score=1,0 turn=blue", "status": "playing"}, "0": {"version": 10, "position": "map=plaine blue=e2W,e7W red=a1W,a7N!,e1S pool=1,0 score=1,0 turn=blue", "status": "playing"}, "1": {"version": 10, "position": "map=plaine blue=e2W,e7W red=a1W,a7N!,e1S pool=1,0 score=1,0 turn=blue", "status": "playing"}}}
-- {"note": "playing", "room": "jcyvpFE0idnlKcDl", "keys": {"0": "fg1P1tsCpcyVueIYXnKbMiRiXnd7b1La", "1": "80lRsDfXJ-zxMoazFNIC5z6cua3tgouE"}, "invites": {}, "seen": {"spectator": {"version": 5, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1", "status": "playing"}, "0": {"version": 9, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1 chosen=south:Nr,south:Rr,south:Wr,south:Gr sealed=south", "status": "playing"}, "1": {"version": 6, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1 chosen=north:Bb", "status": "playing"}}}
-- {"note": "waiting", "room": "OwHqqj8uJmyUVRJL", "keys": {"0": "Bzh-Iwi0xP1RWCQsZHp_EkLnRYwmhJn6"}, "invites": {"1": "l3kj5_ZP7gWfBfc0TyDPD-g-5dO9DqIE"}, "seen": {"spectator": {"version": 1, "position": "arena=--------/--------/--------/-------- turn=dice hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,?", "status": "waiting"}, "0": {"version": 1, "position": "arena=--------/--------/--------/-------- turn=dice hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,?", "status": "waiting"}}}
-- {"note": "typed", "room": "554UT14ABM45QeOO", "keys": {"0": "2-6FCW0ZhfR7CN1kwJK6iwuluMVMFL_y", "1": "ENGDpN96GKAfh_fnGJ8HU5hKMMV17R8I"}, "invites": {}, "seen": {"spectator": {"version": 6, "position": "arena=--------/--------/--------/i1f3f2f3 turn=dice hand=fire:?,?,?,?,?;ice:?,?,?,?,?,?,?", "status": "playing"}, "0": {"version": 6, "position": "arena=--------/--------/--------/i1f3f2f3 turn=dice hand=fire:?,?,?,?,?;ice:?,?,?,?,?,?,?", "status": "playing"}, "1": {"version": 6, "position": "arena=--------/--------/--------/i1f3f2f3 turn=dice hand=fire:?,?,?,?,?;ice:?,?,?,?,?,?,?", "status": "playing"}}}
-- {"note": "clock", "room": "C5DPD2sEyO3Cu2mP", "keys": {"0": "V1s8ruxyfj4tYnMUdlGlxTYvZRfSLklp", "1": "NiwFO1MWPjYWt8Nu7fIDGN14R4jJKlpy"}, "invites": {}, "seen": {"spectator": {"version": 9, "position": "arena=f6f1f1--/f1f3--i3/----i4i6/i6f2--i6 turn=ice", "status": "playing"}, "0": {"version": 9, "position": "arena=f6f1f1--/f1f3--i3/----i4i6/i6f2--i6 turn=ice", "status": "playing"}, "1": {"version": 9, "position": "arena=f6f1f1--/f1f3--i3/----i4i6/i6f2--i6 turn=ice", "status": "playing"}}}
-- {"note": "resigned", "room": "Co2x471OHexCTJi9", "keys": {"0": "0vKxpfGlc62pTa0QfOu61Rztzgk31mEz", "1": "17w0ISgzpdL4TL2K5yNRwOy5qQPKzTxN"}, "invites": {}, "seen": {"spectator": {"version": 10, "position": "arena=f4f2f1f5/i3f3i2i2/f3------/i1i3i3i3 turn=fire", "status": "over"}, "0": {"version": 10, "position": "arena=f4f2f1f5/i3f3i2i2/f3------/i1i3i3i3 turn=fire", "status": "over"}, "1": {"version": 10, "position": "arena=f4f2f1f5/i3f3i2i2/f3------/i1i3i3i3 turn=fire", "status": "over"}}}
-- {"note": "waiting", "room": "GnTBQgeQgTb6aXup", "keys": {"0": "bI3VTH0GIIf5wwedFH3ZCrMCZA8sX-5V"}, "invites": {"1": "g6zMHgP9aP3eh98Y5PMCaQVw5wwvFV-F"}, "seen": {"spectator": {"version": 1, "position": "map=plaine blue=- red=- pool=3,3 score=0,0 turn=lot", "status": "waiting"}, "0": {"version": 1, "position": "map=plaine blue=- red=- pool=3,3 score=0,0 turn=lot", "status": "waiting"}}}
-- {"note": "typed", "room": "NTffBNCL4VeCMbhv", "keys": {"0": "YjKc1h8J8sXU2yh240EkTuEk99Uf9dXe", "1": "FPLHl6UPFcbKWLZXuzp2INK9AHs1CGpO"}, "invites": {}, "seen": {"spectator": {"version": 6, "position": "map=plaine blue=a1S,a7E red=e1N pool=1,2 score=0,0 turn=red still=3", "status": "playing"}, "0": {"version": 6, "position": "map=plaine blue=a1S,a7E red=e1N pool=1,2 score=0,0 turn=red still=3", "status": "playing"}, "1": {"version": 6, "position": "map=plaine blue=a1S,a7E red=e1N pool=1,2 score=0,0 turn=red still=3", "status": "playing"}}}
-- {"note": "clock", "room": "63TQtN0PhgE8edjt", "keys": {"0": "bzGHei-Ehvn8-DkUmbI6uVULcOh7934b", "1": "YS6NWilo9MZmGsbZp5yZxv5HA8Trw38j"}, "invites": {}, "seen": {"spectator": {"version": 9, "position": "map=plaine blue=a6S,e1S red=d7E pool=1,2 score=0,0 turn=red still=5", "status": "playing"}, "0": {"version": 9, "position": "map=plaine blue=a6S,e1S red=d7E pool=1,2 score=0,0 turn=red still=5", "status": "playing"}, "1": {"version": 9, "position": "map=plaine blue=a6S,e1S red=d7E pool=1,2 score=0,0 turn=red still=5", "status": "playing"}}}
-- {"note": "resigned", "room": "rGt9Fe8Rboq0UYsv", "keys": {"0": "NwOhUkAyCdh2ayw20JvkjLZ6uJ-xhgdd", "1": "7Et_2GqZ8FbkSY4690-b8OKRAvZj90UX"}, "invites": {}, "seen": {"spectator": {"version": 10, "position": "map=plaine blue=a1E,a7S red=e1S pool=1,2 score=0,0 turn=red still=3", "status": "over"}, "0": {"version": 10, "position": "map=plaine blue=a1E,a7S red=e1S pool=1,2 score=0,0 turn=red still=3", "status": "over"}, "1": {"version": 10, "position": "map=plaine blue=a1E,a7S red=e1S pool=1,2 score=0,0 turn=red still=3", "status": "over"}}}
-- {"note": "waiting", "room": "Qlko2RieM7bOLmA9", "keys": {"0": "-uRcvV6-TLf_J8UdGQDIy4kNkUItkq8j"}, "invites": {"1": "dEU1K7EScpT9fh2qbyjY-SOHsmuXhZ9A"}, "seen": {"spectator": {"version": 1, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1", "status": "waiting"}, "0": {"version": 1, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1", "status": "waiting"}}}
-- {"note": "typed", "room": "7wKlUIhS4mZbU9Uy", "keys": {"0": "03dmQdIEDrgrO-9VG4XWQKgLWCRwlO8p", "1": "Tycfc8N0v6MvXDWXWjkwORwrIhMkuRps"}, "invites": {}, "seen": {"spectator": {"version": 3, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1", "status": "playing"}, "0": {"version": 6, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1 chosen=south:Sr,south:Wr,south:Gr sealed=south", "status": "playing"}, "1": {"version": 3, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1", "status": "playing"}}}
-- {"note": "clock", "room": "kFzfQhmSoxjAbeVI", "keys": {"0": "9XNGpqcCgvdxJl_EOJSqOgiYl8wcJEIr", "1": "d934x8cyBw7Vn6ADDf742wXP4WDJpNf_"}, "invites": {}, "seen": {"spectator": {"version": 5, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1", "status": "playing"}, "0": {"version": 9, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1 chosen=south:Br,south:Pr,south:Wr,south:Gr sealed=south", "status": "playing"}, "1": {"version": 5, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=north turns=1", "status": "playing"}}}
-- {"note": "resigned", "room": "lvdVc8nIYXxaCmS3", "keys": {"0": "rJJLD50ogNmO7A-vux5_IYLEZCsTHOTv", "1": "lI_X5w7GPN3goHq84k6gs0cldu5jj23u"}, "invites": {}, "seen": {"spectator": {"version": 7, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1", "status": "over"}, "0": {"version": 10, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1 chosen=south:Sr,south:Wr,south:Fr", "status": "over"}, "1": {"version": 7, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1", "status": "over"}}}
-- {"note": "over", "room": "nXn5yXX2FDstVhCd", "keys": {"0": "1sjVpqdGPv8YlTgUhjjQxLyiNX2aq9qq", "1": "ajJLMwrmQG6hFiTF55vLYSeFH-R18YBN"}, "invites": {}, "seen": {"spectator": {"version": 18, "position": "map=plaine blue=c1E,d2N,e7S red=a3E!,a5S pool=0,1 score=5,10 turn=red", "status": "over"}, "0": {"version": 18, "position": "map=plaine blue=c1E,d2N,e7S red=a3E!,a5S pool=0,1 score=5,10 turn=red", "status": "over"}, "1": {"version": 18, "position": "map=plaine blue=c1E,d2N,e7S red=a3E!,a5S pool=0,1 score=5,10 turn=red", "status": "over"}}}
-- {"note": "secret", "room": "ZkmN4KivS2qTlmUI", "keys": {"0": "uveVm0s35jFNtjob_WrjO8-nEi2Zinye", "1": "ZBNLMAXp45x32l88RuZEgVSgh87_HZol"}, "invites": {}, "seen": {"spectator": {"version": 4, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1", "status": "playing"}, "0": {"version": 5, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1 chosen=south:Pr", "status": "playing"}, "1": {"version": 4, "position": "south=Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr north=Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb phase=commit turn=south turns=1", "status": "playing"}}}
-- {"note": "playing", "room": "n0gplAIfZitViN9x", "keys": {"0": "uI_6uMBoH7qlkIvuGvj3J2sksEe4aa5s", "1": "dOZcTGUAR5sg-C7R53bOjknArhIKUMXV"}, "invites": {}, "seen": {"spectator": {"version": 4, "position": "arena=--------/--------/--------/-------- turn=fire hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,? setup=big", "status": "playing"}, "0": {"version": 5, "position": "arena=--------/--------/--------/-------- turn=fire hand=fire:2,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,? setup=big", "status": "playing"}, "1": {"version": 4, "position": "arena=--------/--------/--------/-------- turn=fire hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,? setup=big", "status": "playing"}}}
-- {"note": "offered", "room": "S9xh88nlWicPe5vP", "keys": {"0": "x6-hJOqM6_dwBr2S_AgHOOxT5tXK7cIP", "1": "7XrIsPiWjvrw3k2BS-ysv5Y4dFuE5ASu"}, "invites": {}, "seen": {"spectator": {"version": 9, "position": "map=plaine blue=e7E red=- pool=2,3 score=0,0 turn=red still=1", "status": "playing"}, "0": {"version": 9, "position": "map=plaine blue=e7E red=- pool=2,3 score=0,0 turn=red still=1", "status": "playing"}, "1": {"version": 9, "position": "map=plaine blue=e7E red=- pool=2,3 score=0,0 turn=red still=1", "status": "playing"}}}
-- {"note": "computer", "room": "PFmRtzEdnatCB70i", "keys": {"0": "C-7wvh05M-mdE44OmBE1rbNZMWMb8S-5"}, "invites": {}, "seen": {"spectator": {"version": 3, "position": "arena=f4f6i6i6/f2f3f1f6/i2f2f2i3/i4i5i2i1 turn=fire", "status": "playing"}, "0": {"version": 3, "position": "arena=f4f6i6i6/f2f3f1f6/i2f2f2i3/i4i5i2i1 turn=fire", "status": "playing"}}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE downtimes (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE entries (
	room VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	at BIGINT NOT NULL, 
	act VARCHAR(40), 
	said TEXT NOT NULL, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (room, ply), 
	CONSTRAINT entries_act UNIQUE (room, seat, act), 
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',0,'join',0,1794942184785,NULL,'5fdffa4ef108927f343e4a055e9cd51d662acfaa358b8940feee1abdb7ac0b8d','');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',1,'join',1,1794942184785,NULL,'4b343d037dc3dc8b2f8675a409d0c3f8fa2e8a383ecde61e54f799b5830fad18','');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',2,'salt',0,1794942184809,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',3,'salt',1,1794942184819,'hello','salt-of-seat-1','294 286 294 285 292 293 296 288 293 286 288 296 288 286 288 293');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',4,'move',0,1794942184825,'4ec9b734bdad8b84','c4xd4','80');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',5,'move',1,1794942184828,'a8a58a725e10d055','b2xb3','27');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',6,'move',0,1794942184832,'5c28d9fd11e8978b','a4xa3','68');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',7,'move',1,1794942184836,'44523b30599c0b2a','d3xd4','67');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',8,'move',0,1794942184839,'d26b71ac5449e3bf','d1xc2','14');
INSERT INTO "entries" VALUES('0pC77HjvWSRxR9BV',9,'move',1,1794942184842,'b9e4a97ec5c6d216','c1xb1','8');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',0,'join',0,1794942184861,NULL,'60652fe0c98e20ee6f2d8a96f51289b973e7a54d5157900e5d32c711c43aedb4','');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',1,'join',1,1794942184861,NULL,'1919f18ee151eedfb0676122e33138702662217b163ee4ff7f66e45f2fa4e0d5','');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',2,'salt',0,1794942185050,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',3,'salt',1,1794942185056,'hello','salt-of-seat-1','');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',4,'move',0,1794942185060,'5911e0bb58d28687','1','276');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',5,'move',0,1794942185065,'55e75ff163b811c4','3','278');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',6,'move',0,1794942185068,'3691f4857457a39b','3','278');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',7,'move',0,1794942185072,'1e192099fa31634b','3','278');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',8,'move',0,1794942185075,'f620dc7910b17b11','3','278');
INSERT INTO "entries" VALUES('IF3fBSLZOwxoxfRw',9,'move',0,1794942185078,'883b8ed1461c2300','4','279');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',0,'join',0,1794942185096,NULL,'f0c646fcca50ba0d0f69407d49f6a33f9b45c95c27acbaccbfd0427839ae30ae','');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',1,'join',1,1794942185096,NULL,'e3677e85b5d2b32c5ac231647b32a74689e44584f6718f4f219ea40d6c20e4ab','');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',2,'salt',0,1794942185104,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',3,'salt',1,1794942185108,'hello','salt-of-seat-1','1312');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',4,'move',0,1794942185113,'2d424361f762e1cd','+e7W','1311');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',5,'move',1,1794942185117,'7123f2c7a816b852','+a1W','1299');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',6,'move',0,1794942185121,'e13be1f3b5393081','+e1N','1304');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',7,'move',1,1794942185126,'a46577545f67cb6e','+a7N','1300');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',8,'move',0,1794942185130,'c1cdac97b9c93827','e1-e2W','579');
INSERT INTO "entries" VALUES('hOCWw7C8e8IlvnC6',9,'move',1,1794942185134,'83e8097258f14838','+e1S','1306');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',0,'join',0,1794942185152,NULL,'fd886932c1b75a1aebde2905db4ca4ac4f4f4ba4240d2a2c067a7cff9a2a5642','');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',1,'join',1,1794942185152,NULL,'45aa955e5122420561f33d30774eec7408380a1743ed076af511bf79e273af53','');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',2,'salt',0,1794942185161,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',3,'salt',1,1794942185166,'hello','salt-of-seat-1','');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',4,'move',0,1794942185169,'cc56fabadbf2d324','commit:Nr','13');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',5,'move',0,1794942185213,'39738d22b416fda7','commit:Rr','14');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',6,'move',0,1794942185217,'a2f7d15bf29f3b7e','commit:Wr','16');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',7,'move',0,1794942185221,'3d9b5a26969dd570','commit:Gr','18');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',8,'move',0,1794942185224,'cba842dc84ba2886','done','19');
INSERT INTO "entries" VALUES('jcyvpFE0idnlKcDl',9,'move',1,1794942185229,'42576d0c568347dc','commit:Bb','12');
INSERT INTO "entries" VALUES('OwHqqj8uJmyUVRJL',0,'join',0,1794942185249,NULL,'7b4728fcc09bb9c0c06cce96e06b0b045902bd135cbff553afec2b41eeb33002','');
INSERT INTO "entries" VALUES('554UT14ABM45QeOO',0,'join',0,1794942185261,NULL,'d78f16f2a97f6b478c1b8c37b44ccdef8076220c69b5f2fce22ff5b462628e6d','');
INSERT INTO "entries" VALUES('554UT14ABM45QeOO',1,'join',1,1794942185261,NULL,'d6383b000a48baa726aa439fa894bd02adab0eec11dfa4e2ec82f4a18c8955cd','');
INSERT INTO "entries" VALUES('554UT14ABM45QeOO',2,'move',0,1794942185277,'2ab361285f71ec4e','a1:i1','291');
INSERT INTO "entries" VALUES('554UT14ABM45QeOO',3,'move',0,1794942185281,'a94f09c4f578dea8','b1:f3','287');
INSERT INTO "entries" VALUES('554UT14ABM45QeOO',4,'move',0,1794942185285,'b7a892eaa3101f08','c1:f2','286');
INSERT INTO "entries" VALUES('554UT14ABM45QeOO',5,'move',0,1794942185288,'a350342f65e0ad7d','d1:f3','287');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',0,'join',0,1794942185307,NULL,'742737f338f03f8dad779b1f43806fead7b1373f6ef253539b9e16782ae99015','');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',1,'join',1,1794942185307,NULL,'dcc9cd8350dccd42c1305069b363b9d5b90c14786e857abd611b3a3f5e341b24','');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',2,'salt',0,1794942185314,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',3,'salt',1,1794942185319,'hello','salt-of-seat-1','296 292 295 296 290 295 288 296 285 287 287 287 290 291 285 296');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',4,'move',0,1794942185330,'30e66462d93b5b54','c3xb4','60');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',5,'move',1,1794942185334,'a0b237f362db71a8','d4xd3','82');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',6,'move',0,1794942185339,'da7c1525b0eebfac','a2xb2','18');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',7,'move',1,1794942185344,'24466c9c8bab1076','c1xc2','11');
INSERT INTO "entries" VALUES('C5DPD2sEyO3Cu2mP',8,'move',0,1794942185347,'341a7e21e45f1be1','b2xb1','22');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',0,'join',0,1794942185371,NULL,'b784724f9d18eaf1079ac9b06ddd50cd266a70d36b363acadc1c5c7b06304c49','');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',1,'join',1,1794942185371,NULL,'8b4ee024bf83e835de5c59e32c3dba654ea93deae9f95d714d7ea5fd72d13647','');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',2,'salt',0,1794942185376,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',3,'salt',1,1794942185380,'hello','salt-of-seat-1','291 293 293 293 287 287 294 288 293 287 292 292 288 286 285 289');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',4,'move',1,1794942185385,'1604aad326649680','c2xb2','32');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',5,'move',0,1794942185387,'03feb4ebb97c2e82','d2xc3','40');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',6,'move',1,1794942185390,'a2422cf5fc9912d6','b2xc3','28');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',7,'resign',0,1794942185392,'fda41e909d083105','','');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',8,'offer',0,1794942185394,'5d5455c6b5b8ef25','rematch','');
INSERT INTO "entries" VALUES('EYD8qMveF91wMRY8',0,'join',0,1794942185397,NULL,'8b4ee024bf83e835de5c59e32c3dba654ea93deae9f95d714d7ea5fd72d13647','');
INSERT INTO "entries" VALUES('EYD8qMveF91wMRY8',1,'join',1,1794942185397,NULL,'b784724f9d18eaf1079ac9b06ddd50cd266a70d36b363acadc1c5c7b06304c49','');
INSERT INTO "entries" VALUES('Co2x471OHexCTJi9',9,'answer',1,1794942185397,'673ae0950bbdd751','rematch yes EYD8qMveF91wMRY8','');
INSERT INTO "entries" VALUES('GnTBQgeQgTb6aXup',0,'join',0,1794942185413,NULL,'a7dc036c6860476b6a1ed85629316d996748b1e546d13647d39dfaa7c1f7b1bf','');
INSERT INTO "entries" VALUES('NTffBNCL4VeCMbhv',0,'join',0,1794942185426,NULL,'d849a897d66fd8269d8f5cb7d544799fc5827181232ec548c61a2cb2643c388d','');
INSERT INTO "entries" VALUES('NTffBNCL4VeCMbhv',1,'join',1,1794942185426,NULL,'e68753c3b42ffbd0b0845826bab8e52f84ee03914ccce3ad0e3bde6d601f7d39','');
INSERT INTO "entries" VALUES('NTffBNCL4VeCMbhv',2,'move',0,1794942185436,'80372dcd45b562f2','lot:blue','1312');
INSERT INTO "entries" VALUES('NTffBNCL4VeCMbhv',3,'move',0,1794942185439,'3fd5cd7f377aea73','+a7E','1301');
INSERT INTO "entries" VALUES('NTffBNCL4VeCMbhv',4,'move',1,1794942185442,'8b6c68f02f42fbf6','+e1N','1304');
INSERT INTO "entries" VALUES('NTffBNCL4VeCMbhv',5,'move',0,1794942185446,'21648b1b95ff7997','+a1S','1298');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',0,'join',0,1794942185465,NULL,'438bdf8685f3669951d30e2d0b5c61b9cdbcb1267164258b3f70ffeaf3294835','');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',1,'join',1,1794942185465,NULL,'cd1b1c0da84ebd97b69a37a6547157d559e312feddab5ceddc09e344c1aa96e8','');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',2,'salt',0,1794942185472,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',3,'salt',1,1794942185476,'hello','salt-of-seat-1','1312');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',4,'move',0,1794942185481,'ac296d10886126d7','+a7S','1302');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',5,'move',1,1794942185484,'cd8d1ecb20d102f8','+e7N','1308');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',6,'move',0,1794942185488,'bc20a53e47bf6e80','a7-a6S','106');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',7,'move',1,1794942185491,'d314ce288deab2a8','e7-d7E','685');
INSERT INTO "entries" VALUES('63TQtN0PhgE8edjt',8,'move',0,1794942185495,'a98e1555ee1b77a4','+e1S','1306');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',0,'join',0,1794942185512,NULL,'02d100ea375ead1b2fde1f220f598fd09b7450e56669bebbe06c8b6ebdd5abcf','');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',1,'join',1,1794942185512,NULL,'c13022ddd76597080b63ecf9f77f1f99a67d2cd7ce47a370560c5b163d5d3323','');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',2,'salt',0,1794942185518,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',3,'salt',1,1794942185521,'hello','salt-of-seat-1','1312');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',4,'move',0,1794942185525,'a1f217cd150fb7e5','+a7S','1302');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',5,'move',1,1794942185529,'ba207e57f3076fbf','+e1S','1306');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',6,'move',0,1794942185532,'593003c2388ff0df','+a1E','1297');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',7,'resign',0,1794942185534,'39d8f0b2fc558a98','','');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',8,'offer',0,1794942185536,'8687c045023a55d0','rematch','');
INSERT INTO "entries" VALUES('Wy0MHByx0VDgK5FB',0,'join',0,1794942185539,NULL,'c13022ddd76597080b63ecf9f77f1f99a67d2cd7ce47a370560c5b163d5d3323','');
INSERT INTO "entries" VALUES('Wy0MHByx0VDgK5FB',1,'join',1,1794942185539,NULL,'02d100ea375ead1b2fde1f220f598fd09b7450e56669bebbe06c8b6ebdd5abcf','');
INSERT INTO "entries" VALUES('rGt9Fe8Rboq0UYsv',9,'answer',1,1794942185539,'72e5b1e530525920','rematch yes Wy0MHByx0VDgK5FB','');
INSERT INTO "entries" VALUES('Qlko2RieM7bOLmA9',0,'join',0,1794942185555,NULL,'c0ad1d1af3d9e62201afbe37af39478dcc815e071f219c8937b663367f483080','');
INSERT INTO "entries" VALUES('7wKlUIhS4mZbU9Uy',0,'join',0,1794942185571,NULL,'47fa71334a436e0791e8bb2e14cc430d61b42d1689147704f37d299f44a48099','');
INSERT INTO "entries" VALUES('7wKlUIhS4mZbU9Uy',1,'join',1,1794942185571,NULL,'bc5140f24979a12f7b7c0f0ec2cd752226fa5000858291faadc554557a81f943','');
INSERT INTO "entries" VALUES('7wKlUIhS4mZbU9Uy',2,'move',0,1794942185582,'ec7faf74f85723f7','commit:Sr','10');
INSERT INTO "entries" VALUES('7wKlUIhS4mZbU9Uy',3,'move',0,1794942185586,'80f45a2f596b1920','commit:Wr','16');
INSERT INTO "entries" VALUES('7wKlUIhS4mZbU9Uy',4,'move',0,1794942185589,'00df6db811afde6e','commit:Gr','18');
INSERT INTO "entries" VALUES('7wKlUIhS4mZbU9Uy',5,'move',0,1794942185591,'47d02ab7dab62da8','done','19');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',0,'join',0,1794942185607,NULL,'20a375e6e37e84101e483e34f9657a935ce2d627be11a21a76ff3ab52834a120','');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',1,'join',1,1794942185607,NULL,'b289fc35e615445d667e285b92bf02ef116a8362c2931a0ad628133f7d81be0c','');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',2,'salt',0,1794942185614,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',3,'salt',1,1794942185617,'hello','salt-of-seat-1','');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',4,'move',0,1794942185621,'e2262df825c1c31b','commit:Br','12');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',5,'move',0,1794942185625,'412d1a424d32c788','commit:Pr','15');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',6,'move',0,1794942185629,'656e2efb48d2320b','commit:Wr','16');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',7,'move',0,1794942185632,'c9e49079a238af30','commit:Gr','18');
INSERT INTO "entries" VALUES('kFzfQhmSoxjAbeVI',8,'move',0,1794942185635,'2fd5fe8e2adabafe','done','19');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',0,'join',0,1794942185654,NULL,'442910c55d1318649c7b9fb41a8523c5247c3308155fd339b3957fadda14ec49','');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',1,'join',1,1794942185654,NULL,'b23cb32270c78364ca78b86416562e553875410ecd3093777aee34fd1981b0f2','');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',2,'salt',0,1794942185662,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',3,'salt',1,1794942185666,'hello','salt-of-seat-1','');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',4,'move',0,1794942185670,'d8c298997ea0b903','commit:Sr','10');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',5,'move',0,1794942185674,'1446095dfe5053f8','commit:Wr','16');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',6,'move',0,1794942185678,'d7778328174d5ff6','commit:Fr','17');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',7,'resign',0,1794942185681,'e57e324dac2ec273','','');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',8,'offer',0,1794942185684,'145df5691fdab79f','rematch','');
INSERT INTO "entries" VALUES('0mRk61F7NGq0UANO',0,'join',0,1794942185686,NULL,'b23cb32270c78364ca78b86416562e553875410ecd3093777aee34fd1981b0f2','');
INSERT INTO "entries" VALUES('0mRk61F7NGq0UANO',1,'join',1,1794942185686,NULL,'442910c55d1318649c7b9fb41a8523c5247c3308155fd339b3957fadda14ec49','');
INSERT INTO "entries" VALUES('lvdVc8nIYXxaCmS3',9,'answer',1,1794942185686,'37e01aeaf9ebf0c2','rematch yes 0mRk61F7NGq0UANO','');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',0,'join',0,1794942185707,NULL,'cfaba213fc3b0cb0512437fa7aaee40ac4a5aa4e2355642a7fc0fd0adc10f2c4','');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',1,'join',1,1794942185707,NULL,'3c456851e258241748b792b7fe6071be00838c4ca36bf2a9d41de165fb82be3a','');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',2,'salt',0,1794942185719,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',3,'salt',1,1794942185726,'hello','salt-of-seat-1','1312');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',4,'move',0,1794942185732,'f66521311260f36b','+e1E','1305');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',5,'move',1,1794942185736,'bbda50cfa9a84fd0','+a7E','1301');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',6,'move',0,1794942185739,'cab6987fcb11387c','+a1E','1297');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',7,'move',1,1794942185743,'8d58c63a89951484','a7-a6W','107');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',8,'move',0,1794942185747,'648dacbe36482f20','+e7S','1310');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',9,'move',1,1794942185758,'bf2cd1f8bbe138ab','a6-a5S','90');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',10,'move',0,1794942185762,'a18f58482c24d004','a1-b1E','5');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',11,'move',1,1794942185767,'5d01673194d1e11d','+a1W','1299');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',12,'move',0,1794942185771,'400b3287224e9078','e1-d1W','591');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',13,'move',1,1794942185776,'319ae32a144a63f1','+e1S','1306');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',14,'move',0,1794942185782,'094ce0e7c843a792','b1-c1E','149');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',15,'move',1,1794942185787,'53d38da4303417d4','a1-a2E','1');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',16,'move',0,1794942185791,'2919635f8d07fd52','d1-d2N','432');
INSERT INTO "entries" VALUES('nXn5yXX2FDstVhCd',17,'move',1,1794942185798,'1847aa9ae0b41777','a2-a3E','17');
INSERT INTO "entries" VALUES('ZkmN4KivS2qTlmUI',0,'join',0,1794942185817,NULL,'704a483d510a0788ff455e0539190c47ab683b56433f83dd991004faa7a96732','');
INSERT INTO "entries" VALUES('ZkmN4KivS2qTlmUI',1,'join',1,1794942185817,NULL,'a6b3e614d13e23692c1abece35ac4553e26d67b6946ec1b48e5cfc5b6aac8e05','');
INSERT INTO "entries" VALUES('ZkmN4KivS2qTlmUI',2,'salt',0,1794942185824,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('ZkmN4KivS2qTlmUI',3,'salt',1,1794942185827,'hello','salt-of-seat-1','');
INSERT INTO "entries" VALUES('ZkmN4KivS2qTlmUI',4,'move',0,1794942185831,'b110bc5e12cff896','commit:Pr','15');
INSERT INTO "entries" VALUES('n0gplAIfZitViN9x',0,'join',0,1794942185855,NULL,'52e1a4e0a797590854cdb107891d0f8e447d39d4846f045917e7a7382d58810e','');
INSERT INTO "entries" VALUES('n0gplAIfZitViN9x',1,'join',1,1794942185855,NULL,'d4963ec01d3b6475e935adae641caecbaea83503be020f2fb4c0c1bd1c98808d','');
INSERT INTO "entries" VALUES('n0gplAIfZitViN9x',2,'salt',0,1794942185863,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('n0gplAIfZitViN9x',3,'salt',1,1794942185867,'hello','salt-of-seat-1','');
INSERT INTO "entries" VALUES('n0gplAIfZitViN9x',4,'move',0,1794942185871,'ac57b899f6aea2e7','2','277');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',0,'join',0,1794942185888,NULL,'6034ce3b85472592e8536f323a97197b871cdaef8370afa63cbaf62085c01a1f','');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',1,'join',1,1794942185888,NULL,'a579c8a7bda66083a16db9e0c336b899bfc62eaace4a6312ae7e168fb043f91e','');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',2,'salt',0,1794942185894,'hello','salt-of-seat-0','');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',3,'salt',1,1794942185898,'hello','salt-of-seat-1','1312');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',4,'move',0,1794942185902,'c3e3c18ab273a09f','+a1N','1296');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',5,'offer',0,1794942185906,'cdd789eece1a7cc5','takeback','');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',6,'answer',1,1794942185908,'f9bcad3df8f9de2f','takeback yes','');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',7,'move',0,1794942185912,'4879bafebd23a232','+e7E','1309');
INSERT INTO "entries" VALUES('S9xh88nlWicPe5vP',8,'offer',0,1794942185914,'ff0074166a173fa0','draw','');
INSERT INTO "entries" VALUES('PFmRtzEdnatCB70i',0,'join',0,1794942185930,NULL,'5d1691679b2b96e756e4bbd2796586855e1fe80c41f560cb33d8a25db5f771f9','');
INSERT INTO "entries" VALUES('PFmRtzEdnatCB70i',1,'salt',1,1794942185930,'salt','0e2100de4aa55897','');
INSERT INTO "entries" VALUES('PFmRtzEdnatCB70i',2,'salt',0,1794942185937,'hello','salt-of-seat-0','294 295 292 291 292 286 286 293 286 287 285 290 288 290 296 296');
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,1794942184649);
CREATE TABLE rooms (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	charter TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	open BOOLEAN NOT NULL, 
	deadline BIGINT, 
	computer_since BIGINT, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "rooms" VALUES('0pC77HjvWSRxR9BV','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'737657299800BA933C9F80F75BB0CD24053FD3626C2C9C9EAB06E18FD506F2AC',1794942184785,'playing',0,NULL,NULL,1794942184819);
INSERT INTO "rooms" VALUES('IF3fBSLZOwxoxfRw','dragons','{"options": {"setup": "big", "match": "3"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'E41C8215EEBD5420C50122236B95D9961B4E127957AAD4FB85E0B1B058379059',1794942184861,'playing',0,NULL,NULL,1794942185056);
INSERT INTO "rooms" VALUES('hOCWw7C8e8IlvnC6','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'ABEC85A32E32B9E51725AFF52AEC230204C369FABAA003406AB751FD1CD7ED52',1794942185096,'playing',0,NULL,NULL,1794942185108);
INSERT INTO "rooms" VALUES('jcyvpFE0idnlKcDl','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'C666EB0D91D3BB26617A874361E3BC9A7ADF1C3130090DBE6302487FA7A4CCE6',1794942185152,'playing',0,NULL,NULL,1794942185166);
INSERT INTO "rooms" VALUES('OwHqqj8uJmyUVRJL','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [null, "15e9966c176f3def1332e7e3dafff7ef1496fb333ed6ef2fe700d35c352cc234", false]], "clock": null, "dice": "fair", "rated": false}',X'4ABCD88093173C76CB359BE291914BA80D9E3853247889FE04592ECD8FF09B36',1794942185249,'waiting',0,NULL,NULL,1794942185249);
INSERT INTO "rooms" VALUES('554UT14ABM45QeOO','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "typed", "rated": false}',X'67FCEFCC4840086FFEE92B9296F7028F9A7E120FCE0E367432C1AD441F7FC678',1794942185261,'playing',0,NULL,NULL,1794942185261);
INSERT INTO "rooms" VALUES('C5DPD2sEyO3Cu2mP','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [null, null, false]], "clock": {"kind": "bank", "seconds": 600, "increment": 5}, "dice": "fair", "rated": false}',X'E56E347CC455C3AB79829A0018F978DECE80961CDA0E76EBCCB1E1DF7FE63C14',1794942185307,'playing',0,1794942795338,NULL,1794942185347);
INSERT INTO "rooms" VALUES('Co2x471OHexCTJi9','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'CC99BFF08638564DC5EAF4297E43BE4C658FC8D39842B6B0CBF3ECBA22A4E92A',1794942185371,'over',0,NULL,NULL,1794942185397);
INSERT INTO "rooms" VALUES('EYD8qMveF91wMRY8','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'B6C8DECCF706AF71B8CADF121FC3D76F285CB987B39B1472007D31F88810AEDC',1794942185397,'waiting',0,NULL,NULL,1794942185397);
INSERT INTO "rooms" VALUES('GnTBQgeQgTb6aXup','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, "475fd63cc59c3f0849656713ffd6bedd14e9e12c7427f9da364c4976cbea75b5", false]], "clock": null, "dice": "fair", "rated": false}',X'BC0D9E42D95417D9FFFBB1225B5CBD4AA76AC62A9BDC2DEE8FB477B738691439',1794942185413,'waiting',0,NULL,NULL,1794942185413);
INSERT INTO "rooms" VALUES('NTffBNCL4VeCMbhv','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "typed", "rated": false}',X'34E25EA1C3BD43FC34D8744FB7CA986884EECB887DA5048BCCA67B4038FB3098',1794942185426,'playing',0,NULL,NULL,1794942185426);
INSERT INTO "rooms" VALUES('63TQtN0PhgE8edjt','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": {"kind": "bank", "seconds": 600, "increment": 5}, "dice": "fair", "rated": false}',X'1FA4A1B008857DAE6D1C1A1577DB3D950E3762CDA823EB01240FD982A9AAB59C',1794942185465,'playing',0,1794942795489,NULL,1794942185495);
INSERT INTO "rooms" VALUES('rGt9Fe8Rboq0UYsv','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'29206F5B6131650F679ABD33EB47C8AB74CB18DCDB3CC2769B0BB831D9DB84EE',1794942185512,'over',0,NULL,NULL,1794942185539);
INSERT INTO "rooms" VALUES('Wy0MHByx0VDgK5FB','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'B420A17E33EB319B264280E21981818474FA2E7E61B9D86397D3635CDCFFF27B',1794942185539,'waiting',0,NULL,NULL,1794942185539);
INSERT INTO "rooms" VALUES('Qlko2RieM7bOLmA9','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, "20ea616e270e778d214ef60b1910365b13ad105ed7d453dcbea7f473d5ec5a08", false]], "clock": null, "dice": "fair", "rated": false}',X'AF77AC9E2190AACFDBA8161C4CF2CB43B526DB9BEBE72B385422B2E2F4D7ED66',1794942185555,'waiting',0,NULL,NULL,1794942185555);
INSERT INTO "rooms" VALUES('7wKlUIhS4mZbU9Uy','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "typed", "rated": false}',X'1FABC8BAE4A9AF4E221F20CC99BD209D40FBC1A25EFF87DD0CBDEC0388F78E88',1794942185571,'playing',0,NULL,NULL,1794942185571);
INSERT INTO "rooms" VALUES('kFzfQhmSoxjAbeVI','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, null, false]], "clock": {"kind": "bank", "seconds": 600, "increment": 5}, "dice": "fair", "rated": false}',X'67BE22B33CFAD55100AD96FB4C6C454D5BB78425BFFF3F7AF68DC676E38C1D24',1794942185607,'playing',0,1794942785635,NULL,1794942185635);
INSERT INTO "rooms" VALUES('lvdVc8nIYXxaCmS3','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'F4E55B7F0DEDD776BCF35E3FA23E47CAFAA55683F8F27000C208EE0AE2729787',1794942185654,'over',0,NULL,NULL,1794942185686);
INSERT INTO "rooms" VALUES('0mRk61F7NGq0UANO','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'2FF0FCA89D56529A6C46A333BFE12BC3AA8752425589ADEDB60BA3B41ADDFBEC',1794942185686,'waiting',0,NULL,NULL,1794942185686);
INSERT INTO "rooms" VALUES('nXn5yXX2FDstVhCd','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'6B3FC43617498078475D542D47CFF1A795344CF9D9D796A56F81C9F08536E786',1794942185707,'over',0,NULL,NULL,1794942185798);
INSERT INTO "rooms" VALUES('ZkmN4KivS2qTlmUI','irondie','{"options": {"south": "Sr,Ar,Br,Nr,Rr,Pr,Wr,Fr,Gr", "north": "Sb,Ab,Bb,Nb,Rb,Pb,Wb,Fb,Gb", "mat": "standard", "size": "9"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'4F5FF97611B66C30B355C9FD608B12EC706C1198ADC6E503F53DE0A02EF4DA07',1794942185817,'playing',0,NULL,NULL,1794942185827);
INSERT INTO "rooms" VALUES('n0gplAIfZitViN9x','dragons','{"options": {"setup": "big", "match": "0"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'C6AE48D0A2115CB2C0C56797BA2271290B93D29ED0B2A2AA8D585E6E070C4482',1794942185855,'playing',0,NULL,NULL,1794942185867);
INSERT INTO "rooms" VALUES('S9xh88nlWicPe5vP','metals','{"options": {"map": "plaine", "metals_each": "3", "factions": "none", "target": "auto", "blocked_sight": "off", "every_attacker": "off"}, "seats": [[null, null, false], [null, null, false]], "clock": null, "dice": "fair", "rated": false}',X'11B60FCE1CB0AB7EF6C540483E65652A3CCCF1B39C32EC887E6EAA6A4A79EC97',1794942185888,'playing',0,NULL,NULL,1794942185898);
INSERT INTO "rooms" VALUES('PFmRtzEdnatCB70i','dragons','{"options": {"setup": "baby", "match": "0"}, "seats": [[null, null, false], [1, null, false]], "clock": null, "dice": "fair", "rated": false}',X'F778CFE9AB2A86F72F6E6EEAA414DD1EC8B37D6E715A51EBAF3DCDBA4F1AFFF2',1794942185930,'playing',0,NULL,NULL,1794942185937);
CREATE INDEX rooms_deadline ON rooms (status, deadline);
CREATE INDEX rooms_computer ON rooms (status, computer_since);
CREATE INDEX rooms_open ON rooms (open, created);
COMMIT;
