namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A message to a customer. 40 tags: 32 texts, 7 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "producer")]
internal sealed partial class MailTags : SpanTags
{
    [Tag("shop.mail.id")] public partial string? Id { get; set; }

    [Tag("shop.mail.kind")] public partial string? Kind { get; set; }

    [Tag("shop.mail.state")] public partial string? State { get; set; }

    [Tag("shop.mail.source")] public partial string? Source { get; set; }

    [Tag("shop.mail.target")] public partial string? Target { get; set; }

    [Tag("shop.mail.method")] public partial string? Method { get; set; }

    [Tag("shop.mail.route")] public partial string? Route { get; set; }

    [Tag("shop.mail.host")] public partial string? Host { get; set; }

    [Tag("shop.mail.region")] public partial string? Region { get; set; }

    [Tag("shop.mail.zone")] public partial string? Zone { get; set; }

    [Tag("shop.mail.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.mail.version")] public partial string? Version { get; set; }

    [Tag("shop.mail.channel")] public partial string? Channel { get; set; }

    [Tag("shop.mail.language")] public partial string? Language { get; set; }

    [Tag("shop.mail.currency")] public partial string? Currency { get; set; }

    [Tag("shop.mail.country")] public partial string? Country { get; set; }

    [Tag("shop.mail.city")] public partial string? City { get; set; }

    [Tag("shop.mail.street")] public partial string? Street { get; set; }

    [Tag("shop.mail.postcode")] public partial string? Postcode { get; set; }

    [Tag("shop.mail.customer_id")] public partial string? CustomerId { get; set; }

    [Tag("shop.mail.customer_tier")] public partial string? CustomerTier { get; set; }

    [Tag("shop.mail.session_id")] public partial string? SessionId { get; set; }

    [Tag("shop.mail.device")] public partial string? Device { get; set; }

    [Tag("shop.mail.browser")] public partial string? Browser { get; set; }

    [Tag("shop.mail.platform")] public partial string? Platform { get; set; }

    [Tag("shop.mail.campaign")] public partial string? Campaign { get; set; }

    [Tag("shop.mail.coupon")] public partial string? Coupon { get; set; }

    [Tag("shop.mail.reference")] public partial string? Reference { get; set; }

    [Tag("shop.mail.note")] public partial string? Note { get; set; }

    [Tag("shop.mail.reason")] public partial string? Reason { get; set; }

    [Tag("shop.mail.result")] public partial string? Result { get; set; }

    [Tag("shop.mail.provider")] public partial string? Provider { get; set; }

    [Metric("shop.mail.items")] public partial double? Items { get; set; }

    [Metric("shop.mail.total")] public partial double? Total { get; set; }

    [Metric("shop.mail.weight")] public partial double? Weight { get; set; }

    [Metric("shop.mail.duration_ms")] public partial double? DurationMs { get; set; }

    [Metric("shop.mail.attempts")] public partial double? Attempts { get; set; }

    [Metric("shop.mail.queue_length")] public partial double? QueueLength { get; set; }

    [Metric("shop.mail.score")] public partial double? Score { get; set; }
}
