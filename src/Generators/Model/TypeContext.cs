namespace SpanPack.Generators.Model;

/// <summary>Where generated members go: a namespace (empty for the global one) and the types in it, outermost first.</summary>
internal sealed record TypeContext(string Namespace, EquatableArray<TypeHeader> Types);
