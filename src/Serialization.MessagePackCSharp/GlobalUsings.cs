// Files that SpanPack.NerdbankMessagePack compiles too name types that both libraries have.
global using MessagePack;
