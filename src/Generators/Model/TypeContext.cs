namespace SpanPack.Generators.Model;

/// <summary>The place of generated members: a namespace (empty for the global one) and the types in it, outermost first.</summary>
internal sealed record TypeContext(string Namespace, EquatableArray<TypeHeader> Types);
