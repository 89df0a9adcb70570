using SpanPack;

namespace StackExchange.Redis;

/// <summary>Extension methods that add tracing to connections of StackExchange.Redis.</summary>
/// <remarks>
/// <para>
/// The namespace is that of <see cref="IConnectionMultiplexer"/>, so programs with a connection find the method without another
/// <c>using</c>.
/// </para>
/// <para>Safe for any number of threads.</para>
/// </remarks>
public static class DatadogRedisConnectionExtensions
{
    /// <summary>
    /// Traces the commands of a connection: each becomes an activity of source <c>SpanPack.StackExchangeRedis</c>, a child of the activity
    /// that is current when the command is sent. Commands without one are not traced. Repeated calls have no effect.
    /// </summary>
    /// <remarks>
    /// It uses the profiler of the connection, and replaces one that was registered earlier. Keys and values are not read.
    /// </remarks>
    /// <typeparam name="TConnection">The type of the connection.</typeparam>
    /// <param name="connection">The connection.</param>
    /// <returns><paramref name="connection"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="connection"/> is null.</exception>
    public static TConnection AddDatadogTracing<TConnection>(this TConnection connection)
        where TConnection : IConnectionMultiplexer
    {
        ArgumentNullException.ThrowIfNull(connection);
        connection.RegisterProfiler(CommandProfiler.OfProcess.FindSession);
        return connection;
    }
}
