"""Migration: sessions with ids, known devices, closed reports, health check row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply this migration."""
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("id", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("begun", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("browser", sa.String(length=20), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("system", sa.String(length=20), nullable=False, server_default=""))
    # A token that is about to take another's place belongs to the same session.
    op.execute(
        "UPDATE sessions SET id = substr(coalesce(replaces, token_hash), 1, 16), begun = created, seen = renewed"
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.alter_column("id", existing_type=sa.String(length=16), nullable=False)
        batch_op.alter_column("begun", existing_type=sa.DateTime(timezone=True), nullable=False)
        batch_op.alter_column("seen", existing_type=sa.DateTime(timezone=True), nullable=False)
        batch_op.alter_column("browser", existing_type=sa.String(length=20), server_default=None)
        batch_op.alter_column("system", existing_type=sa.String(length=20), server_default=None)
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_devices_person_id_people")),
        sa.PrimaryKeyConstraint("token_hash", "person_id", name=op.f("pk_devices")),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_devices_person_id"), ["person_id"], unique=False)
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.add_column(sa.Column("closed", sa.DateTime(timezone=True), nullable=True))
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.execute(pulse.insert().values(id=1, at=sa.func.current_timestamp()))
