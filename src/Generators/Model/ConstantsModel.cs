namespace SpanPack.Generators.Model;

/// <summary>A class of constants to encode, in source order.</summary>
internal sealed record ConstantsModel(TypeContext Type, EquatableArray<ConstantModel> Constants);
