namespace SpanPack.Generators.Model;

/// <summary>
/// A partial member with a mistake. It gets a body that throws, so that the compiler does not report the missing body beside the mistake.
/// </summary>
/// <param name="Type">The type that declares it.</param>
/// <param name="Name">Its name, without escapes.</param>
/// <param name="Source">The whole implementing part.</param>
/// <param name="IsOblivious">Whether it is declared where nullable annotations are off.</param>
internal sealed record StandInModel(TypeContext Type, string Name, string Source, bool IsOblivious);
