namespace SpanPack.Generators.Model;

/// <summary>An enum that is sent as text: its underlying type and its members in source order.</summary>
internal sealed record EnumModel(string UnderlyingType, EquatableArray<EnumMemberModel> Members);
