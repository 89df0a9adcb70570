namespace SpanPack.Generators.Model;

/// <summary>A static partial property or method that returns encoded data.</summary>
/// <param name="Type">The type that declares it.</param>
/// <param name="Modifiers">The modifiers that both parts must have, in source order, without <c>static</c> and <c>partial</c>.</param>
/// <param name="IsProperty">Whether it is a property and not a method.</param>
/// <param name="Name">Its name, without escapes.</param>
internal sealed record BytesMember(TypeContext Type, string Modifiers, bool IsProperty, string Name);
