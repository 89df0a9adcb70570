namespace SpanPack.Generators.Model;

/// <summary>A member that returns keys and values, fused in source order.</summary>
internal sealed record PairRunModel(BytesMember Member, EquatableArray<PairModel> Pairs);
