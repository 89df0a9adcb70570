// Files of SpanPack.MessagePackCSharp that are compiled here too name types that both libraries have.
global using Nerdbank.MessagePack;
