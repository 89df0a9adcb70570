using OpenTelemetry.Context.Propagation;

namespace SpanPack.OpenTelemetry.Tests.Propagation;

/// <summary>Headers of a request.</summary>
internal sealed class Headers : Dictionary<string, string>
{
    internal Headers()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }

    /// <summary>What a propagator makes of a context.</summary>
    internal static Headers Of(TextMapPropagator propagator, PropagationContext context)
    {
        var headers = new Headers();
        propagator.Inject(context, headers, static (carrier, name, value) => carrier[name] = value);
        return headers;
    }

    /// <summary>What a propagator reads.</summary>
    internal PropagationContext ExtractBy(TextMapPropagator propagator, PropagationContext context = default)
        => propagator.Extract(context, this, static (carrier, name) => carrier.TryGetValue(name, out string? value) ? [value] : null);
}
