namespace SpanPack;

/// <summary>The writer holds as many bytes as it may. Never leaves the writer.</summary>
internal sealed class HeldMemoryFullException() : Exception("The limit of held bytes is reached.");
