namespace SpanPack.Generators.Model;

/// <summary>The parts of a property's declaration that the implementing part repeats.</summary>
/// <param name="Modifiers">The modifiers that both parts must have, in source order, without <c>partial</c>.</param>
/// <param name="ValueType">The type without its <c>?</c>, fully qualified.</param>
/// <param name="IsOblivious">Whether it is declared where nullable annotations are off.</param>
/// <param name="Name">Its name, without escapes.</param>
/// <param name="GetModifiers">Modifiers of the get accessor, mostly none.</param>
/// <param name="SetModifiers">Modifiers of the set accessor, mostly none.</param>
internal sealed record TagProperty(string Modifiers, string ValueType, bool IsOblivious, string Name, string GetModifiers,
    string SetModifiers);
