using SpanPack.Tracing.Configuration;

namespace SpanPack.Tracing;

/// <summary>Starts spans.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public interface ITracer
{
    /// <summary>Gets the active scope; null for none.</summary>
    public IScope? ActiveScope { get; }

    /// <summary>Gets the settings in force.</summary>
    public ImmutableTracerSettings Settings { get; }

    /// <summary>Starts a span below the active scope or activity, and makes it active.</summary>
    /// <param name="operationName">The name of the operation, such as <c>order.checkout</c>.</param>
    /// <returns>The scope of the span.</returns>
    public IScope StartActive(string operationName);

    /// <summary>Starts a span and makes it active.</summary>
    /// <param name="operationName">The name of the operation, such as <c>order.checkout</c>.</param>
    /// <param name="settings">The start time, parent and lifetime of the span.</param>
    /// <returns>The scope of the span.</returns>
    public IScope StartActive(string operationName, SpanCreationSettings settings);
}
