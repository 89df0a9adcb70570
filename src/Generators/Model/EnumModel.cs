namespace SpanPack.Generators.Model;

/// <summary>An enum that is sent as text.</summary>
/// <param name="UnderlyingType">Its underlying type.</param>
/// <param name="Members">Its members in source order.</param>
/// <param name="IsMarked">Whether its use gives a diagnostic with an id of the program, as it is experimental or obsolete.</param>
internal sealed record EnumModel(string UnderlyingType, EquatableArray<EnumMemberModel> Members, bool IsMarked);
