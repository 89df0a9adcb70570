namespace WebShop.Services;

/// <summary>What the launcher tells a service, as environment variables.</summary>
internal static class ServiceSettings
{
    /// <summary>The folder for database files.</summary>
    internal const string Folder = "WEBSHOP_FOLDER";

    /// <summary>Where the catalog is.</summary>
    internal const string CatalogUrl = "WEBSHOP_CATALOG_URL";

    /// <summary>Where the orders service is.</summary>
    internal const string OrdersUrl = "WEBSHOP_ORDERS_URL";

    /// <summary>The connection string of PostgreSQL; none for SQLite.</summary>
    internal const string Postgres = "WEBSHOP_POSTGRES";

    /// <summary>The connection string of Redis; none for no cache.</summary>
    internal const string Redis = "WEBSHOP_REDIS";

    /// <summary>The address of RabbitMQ; none for a queue in memory.</summary>
    internal const string RabbitMq = "WEBSHOP_RABBITMQ";

    internal static Uri GetUrl(this IConfiguration configuration, string name)
        => new(configuration[name] ?? throw new InvalidOperationException($"{name} is not set. The launcher sets it."));

    internal static string GetFile(this IConfiguration configuration, string name)
        => Path.Combine(configuration[Folder] ?? throw new InvalidOperationException($"{Folder} is not set. The launcher sets it."), name);
}
