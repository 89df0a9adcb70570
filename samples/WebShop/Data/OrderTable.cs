namespace WebShop.Data;

/// <summary>The orders of customers, and the invoices for them.</summary>
internal sealed class OrderTable(ShopDatabase database)
{
    private const string Make = """
        CREATE TABLE orders (id TEXT PRIMARY KEY, product INTEGER NOT NULL, quantity INTEGER NOT NULL, cents INTEGER NOT NULL, paid INTEGER NOT NULL DEFAULT 0);
        CREATE TABLE invoices (order_id TEXT PRIMARY KEY, text TEXT NOT NULL);
        """;

    private static readonly SqlCommandText s_add =
        new("INSERT", "orders", "INSERT INTO orders (id, product, quantity, cents) VALUES ($1, $2, $3, $4)");
    private static readonly SqlCommandText s_pay = new("UPDATE", "orders", "UPDATE orders SET paid = 1 WHERE id = $1");
    private static readonly SqlCommandText s_addInvoice =
        new("INSERT", "invoices", "INSERT INTO invoices (order_id, text) VALUES ($1, $2)");

    internal void Prepare() => database.Prepare(Make);

    internal void Add(string id, NewOrder order) => database.Execute(s_add, id, order.Product, order.Quantity, order.Cents);

    internal void MarkPaid(string id) => database.Execute(s_pay, id);

    internal void AddInvoice(string id, string text) => database.Execute(s_addInvoice, id, text);
}
