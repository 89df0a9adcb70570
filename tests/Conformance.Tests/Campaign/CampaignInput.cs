namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>One payload of a campaign. Seed and number make it again.</summary>
internal sealed record CampaignInput(int Seed, int Number, TraceFormat Format, byte[] Payload);
