using System.Data.Common;

namespace WebShop.Data;

/// <summary>The products of the shop.</summary>
internal sealed class ProductTable(ShopDatabase database)
{
    private const string Make = """
        CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, cents INTEGER NOT NULL);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
        INSERT INTO products SELECT i, 'Product ' || i, CASE i % 5 WHEN 0 THEN 'tea' WHEN 1 THEN 'books' WHEN 2 THEN 'lamps' WHEN 3 THEN 'chairs' ELSE 'plants' END, 500 + i * 25 FROM n;
        """;

    private static readonly SqlCommandText s_find =
        new("SELECT", "products", "SELECT id, name, category, cents FROM products WHERE id = $1");
    private static readonly SqlCommandText s_idsOf = new("SELECT", "products", "SELECT id FROM products WHERE category = $1");

    // Compares each product with 30,000 numbers: what a query without an index is like.
    private static readonly SqlCommandText s_search = new("SELECT", "products", """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000) SELECT DISTINCT p.id, name, category, cents FROM products p, n WHERE name LIKE '%' || $1 || '%' AND p.id + i > 1
        """);

    internal void Prepare() => database.Prepare(Make);

    /// <returns>The product; null when there is none.</returns>
    internal Product? Find(int id) => database.Query(s_find, Read, id).SingleOrDefault();

    /// <summary>Finds the products of a category with a query for each. One query would do: this is what a trace shows at once.</summary>
    internal List<Product> FindOneByOne(string category)
        => [.. database.Query(s_idsOf, static row => row.GetInt32(0), category).Select(id => Find(id)!)];

    /// <summary>Finds products by a part of their name, slowly.</summary>
    internal List<Product> Search(string text) => database.Query(s_search, Read, text);

    private static Product Read(DbDataReader row) => new(row.GetInt32(0), row.GetString(1), row.GetString(2), row.GetInt32(3));
}
